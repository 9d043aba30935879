import { z } from 'zod';

/** Sections of the System page, in its order; each has an anchor of the same name. */
export const systemSections = [
  'servers',
  'jobs',
  'mail',
  'backups',
  'storage',
  'database',
] as const;
export type SystemSection = (typeof systemSections)[number];

/** Something that needs the operator (decision 137). */
export const systemNeed = z.object({
  key: z.string(),
  section: z.enum(systemSections),
  says: z.string(),
  /** Null when it was noticed just now. */
  since: z.iso.datetime().nullable(),
});
export type SystemNeed = z.infer<typeof systemNeed>;

/** A process of Masthead. */
export const serverProcess = z.object({
  id: z.uuid(),
  host: z.string(),
  role: z.enum(['web', 'worker']),
  version: z.string(),
  startedAt: z.iso.datetime(),
  aliveAt: z.iso.datetime(),
  /** It hasn't been heard from for two minutes. */
  isSilent: z.boolean(),
  memoryBytes: z.number(),
  /** The disk of its data folder; null where it can't be read. */
  diskFree: z.number().nullable(),
  diskSize: z.number().nullable(),
});
export type ServerProcess = z.infer<typeof serverProcess>;

/** The jobs of a queue that are not done. */
export const queueState = z.object({
  queue: z.string(),
  title: z.string(),
  scheduled: z.int(),
  waiting: z.int(),
  active: z.int(),
  failed: z.int(),
  /** The time that the oldest job has waited or run, in seconds; 0 when none does. */
  oldestSeconds: z.number(),
});
export type QueueState = z.infer<typeof queueState>;

const bytes = z.number().nullable();

/** Everything on the System page. */
export const systemState = z.object({
  needs: z.array(systemNeed),
  servers: z.array(serverProcess),
  /** 'ok', or what is wrong with each part, as the server that was asked finds it. */
  parts: z.array(z.object({ name: z.string(), says: z.string() })),
  /** Null while the job queue can't be read. */
  queues: z.array(queueState).nullable(),
  mail: z.object({
    /** Host and port of the mail server; null: mail goes to the Outbox. */
    server: z.string().nullable(),
    awaySince: z.iso.datetime().nullable(),
    /** Messages of campaigns that wait, up to 100,000. */
    waiting: z.int(),
    /** The last problem of each receiving domain, newest first. */
    problems: z.array(
      z.object({ domain: z.string(), count: z.int(), says: z.string(), at: z.iso.datetime() }),
    ),
  }),
  backups: z.object({
    isScheduled: z.boolean(),
    lastGood: z.iso.datetime().nullable(),
    lastFailed: z.iso.datetime().nullable(),
    lastProblem: z.string().nullable(),
    lastProof: z.iso.datetime().nullable(),
  }),
  storage: z.object({ database: bytes, pictures: bytes, chat: bytes, invoices: bytes }),
  database: z.object({
    newestMigration: z.int(),
    /** What is being moved after an upgrade. */
    moves: z.array(z.object({ what: z.string(), percent: z.int() })),
    /** The largest tables, and how much they have grown since a day of the last week; null without an earlier size. */
    tables: z.array(
      z.object({
        name: z.string(),
        bytes: z.number(),
        grownBytes: z.number().nullable(),
        grownSince: z.iso.date().nullable(),
      }),
    ),
  }),
});
export type SystemState = z.infer<typeof systemState>;

/** A line of the check of settings. */
export const checkLine = z.object({
  state: z.enum(['ok', 'warning', 'problem']),
  check: z.string(),
  says: z.string(),
  advice: z.string().optional(),
});
export type CheckLine = z.infer<typeof checkLine>;

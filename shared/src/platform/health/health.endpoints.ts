import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

export const healthMessages = {
  noWorker: 'No worker is running. Imports, emails and other jobs wait until one starts.',
  stopping: 'This server is stopping.',
  databaseAway: 'The database can’t be reached.',
  databaseSlow: 'The database doesn’t respond.',
  unknown: 'Unknown until the database responds.',
  migrationMissing: (id: string) => `The database lacks the migration ${id}.`,
  jobsSlow: 'The job queue doesn’t respond.',
  jobsAway: 'The job queue can’t be reached.',
  storageSlow: 'The storage of pictures and files doesn’t respond.',
  storageAway: (why: string) => `The storage of pictures and files can’t be used: ${why}.`,
  diskFull: 'The disk of pictures and files is full.',
  movingData: (what: string, percent: number) => `Moving data: ${what}, ${percent} %.`,
} as const;

/** Whether the product can serve (decisions 12 and 119). */
export const healthEndpoints = {
  live: endpoint({
    method: 'GET',
    path: '/api/health/live',
    summary: 'Returns 200 while this server process responds. It asks nothing of the database.',
    access: 'public',
    shows: [],
    reply: z.object({ status: z.literal('ok') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/health/ready',
    summary:
      'Returns 200 when a proxy may send requests to this server, 503 when it may not, with the state of each part. Exempt from the rate limit.',
    access: 'public',
    shows: [],
    reply: z.object({
      status: z.enum(['ok', 'not ready']),
      /** 'ok', or the sentence that this server is stopping. */
      server: z.string(),
      /** 'ok', or what is wrong with each part. */
      database: z.string(),
      schema: z.string(),
      jobs: z.string(),
      storage: z.string(),
    }),
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Returns 200 when Masthead is ready to serve, 503 while its database is unavailable.',
    access: 'public',
    shows: [],
    reply: z.object({
      status: z.literal('ok'),
      /** Unhandled errors since startup; each is in the log. */
      strays: z.number(),
      /** 'ok', or the reason why sending is on hold. */
      sending: z.string(),
      /** 'ok', or the sentence that no worker is running. */
      jobs: z.string(),
      /** When the last good backup began; null if none has been made. */
      lastBackup: z.iso.datetime().nullable(),
      /** 'ok', or what is being moved after an upgrade, and how far it is. */
      data: z.string(),
    }),
  }),
};

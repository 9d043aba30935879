import { z } from 'zod';
import type { Entry } from './audit-chain.ts';

const hex = z.string().regex(/^([0-9a-f]{2})+$/);

/** One line of an export in JSON lines. */
const line = z.object({
  entry: z.int(),
  at: z.string(),
  person: z.string().nullable(),
  personId: z.int().nullable(),
  table: z.string(),
  record: z.string(),
  action: z.string(),
  via: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  change: z.int(),
  redaction: z.int().nullable(),
  erasure: z.int().nullable(),
  isRedacted: z.boolean(),
  // Why defaults: exports made before retention of History have none.
  removal: z.int().nullable().default(null),
  removedBy: z.int().nullable().default(null),
  salt: hex.nullable(),
  payload: hex,
  previousHash: hex,
  hash: hex,
});
export type AuditLine = z.infer<typeof line>;

/** Who acted, for people: operators have numbers below zero. */
export function personOf({
  actor,
  actorName,
  removedBy,
}: Pick<Entry, 'actor' | 'removedBy'> & { actorName: string | null }) {
  if (removedBy !== null) return null;
  if (actorName !== null) return actorName;
  if (actor === null) return 'Masthead';
  return actor < 0 ? 'An operator' : null;
}

/** An entry as a line. */
export const lineOf = (
  entry: Entry & { actorName: string | null },
  previous: Buffer,
): AuditLine => ({
  entry: entry.seq,
  at: entry.at,
  person: personOf(entry),
  personId: entry.actor,
  table: entry.table,
  record: entry.record,
  action: entry.action,
  via: entry.via,
  before: entry.before,
  after: entry.after,
  change: entry.changeId,
  redaction: entry.redactionId,
  erasure: entry.erasureId,
  isRedacted: entry.isRedacted,
  removal: entry.removalId,
  removedBy: entry.removedBy,
  salt: entry.salt?.toString('hex') ?? null,
  payload: entry.payload.toString('hex'),
  previousHash: previous.toString('hex'),
  hash: entry.hash.toString('hex'),
});

/** The entry that a line holds, with the hash of the one before; null if it is no such line. */
export function entryOf(text: string): { entry: Entry; previous: Buffer } | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { data } = line.safeParse(value);
  if (!data) return null;
  const bytes = (digits: string) => Buffer.from(digits, 'hex');
  return {
    previous: bytes(data.previousHash),
    entry: {
      seq: data.entry,
      changeId: data.change,
      redactionId: data.redaction,
      erasureId: data.erasure,
      at: data.at,
      table: data.table,
      record: data.record,
      action: data.action,
      actor: data.personId,
      before: data.before ?? null,
      after: data.after ?? null,
      via: data.via,
      isRedacted: data.isRedacted,
      removalId: data.removal,
      removedBy: data.removedBy,
      salt: data.salt === null ? null : bytes(data.salt),
      payload: bytes(data.payload),
      hash: bytes(data.hash),
    },
  };
}

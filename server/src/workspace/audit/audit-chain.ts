import { createHash } from 'node:crypto';

/** What one entry says: who did what, when. An erasure never changes it. */
export interface EntryHead {
  seq: number;
  /** For the entry of a removal, its number below zero. */
  changeId: number;
  /** The redaction that the entry records, and its erasure; null for a change. */
  redactionId: number | null;
  erasureId: number | null;
  /** In UTC, with microseconds. */
  at: string;
  table: string;
  record: string;
  action: string;
  actor: number | null;
}

/** What a change holds. */
export interface EntryBody {
  before: unknown;
  after: unknown;
  via: string | null;
}

/** JSON with sorted keys and without spaces, so that a value has one form wherever it is read. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const pairs = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${pairs.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join()}}`;
}

/** The hash before the first entry. */
export const firstHash = Buffer.alloc(32);

export const payloadOf = (salt: Buffer, { before, after, via }: EntryBody): Buffer =>
  createHash('sha256')
    .update(salt)
    .update(canonical([before, after, via]))
    .digest();

export const hashOf = (previous: Buffer, head: EntryHead, payload: Buffer): Buffer =>
  createHash('sha256')
    .update(previous)
    .update(
      canonical([
        ...[head.seq, head.changeId, head.redactionId, head.erasureId, head.at],
        ...[head.table, head.record, head.action, head.actor],
      ]),
    )
    .update(payload)
    .digest();

/** An entry as it is stored or exported. */
export interface Entry extends EntryHead, EntryBody {
  /** Null once an erasure has replaced what the entry holds. */
  salt: Buffer | null;
  payload: Buffer;
  hash: Buffer;
  /** True if a later erasure replaced what it holds, so that only its digest is left. */
  isRedacted: boolean;
  /** The removal that the entry records (decision 136). */
  removalId: number | null;
  /** The removal that took the change, so that only the time and the hashes are left. */
  removedBy: number | null;
}

/** What is wrong with an entry that follows another one; null: nothing. */
export function whyBroken(previous: { seq: number; hash: Buffer }, entry: Entry): string | null {
  const { seq, changeId, salt, payload, isRedacted, removedBy } = entry;
  if (seq !== previous.seq + 1)
    return `Entry ${previous.seq + 1} is missing: entry ${previous.seq} is followed by ${seq}.`;
  // Why: who and what are gone. The next entry holds the hash, and that of the removal the digest.
  if (removedBy !== null) return null;
  const what = `Entry ${seq} (change ${changeId} of ${entry.table} ${entry.record}, ${entry.at})`;
  if (!hashOf(previous.hash, entry, payload).equals(entry.hash))
    return `${what} was altered: its hash does not follow from the entry before.`;
  if (isRedacted) return null;
  if (!salt?.length || !payloadOf(salt, entry).equals(payload))
    return `${what} was altered: it does not hold what was recorded.`;
  return null;
}

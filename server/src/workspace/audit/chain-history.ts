import { randomBytes } from 'node:crypto';
import { type Db, type Pool, write } from '../../platform/db/client.ts';
import {
  forgetSalts,
  holdChain,
  insertEntries,
  isCandidateOver,
  nextChanges,
  nextRedactions,
  nextRemovals,
  noteChained,
  type Unchained,
} from './audit.queries.ts';
import { type Entry, firstHash, hashOf, payloadOf } from './audit-chain.ts';

/** Changes that one transaction adds to the chain. */
const atATime = 2000;
/** The work of one minute ends after this long, in ms. */
const usualMs = 45_000;

/** Continues the chain with changes or redactions. */
function linked(end: { seq: number; hash: Buffer | null }, rows: readonly Unchained[]) {
  let previous = end.hash ?? firstHash;
  return rows.map((row, at): Entry => {
    const salt = randomBytes(16);
    const head = { ...row, seq: end.seq + at + 1 };
    const payload = payloadOf(salt, row);
    previous = hashOf(previous, head, payload);
    return { ...head, salt, payload, hash: previous, isRedacted: false, removedBy: null };
  });
}

/** Adds the next changes and redactions to the chain; true when there may be more. */
async function chainNext(db: Db): Promise<boolean> {
  const end = await holdChain(db);
  if (!end) return false;
  // Why before reading: what is committed in between would be skipped.
  const isOver = await isCandidateOver(db);
  const changes = await nextChanges(db, atATime);
  const entries = linked(end, changes);
  if (entries.length > 0) await insertEntries(db, entries);
  const isFull = changes.length === atATime;
  if (isOver) await noteChained(db, isFull ? (changes.at(-1)?.changeId ?? null) : null);
  const redactions = await nextRedactions(db, atATime);
  const others = [...redactions, ...(await nextRemovals(db, atATime))];
  if (others.length > 0) await insertEntries(db, linked(entries.at(-1) ?? end, others));
  if (redactions.length > 0)
    await forgetSalts(
      db,
      redactions.flatMap(({ redactionId }) => (redactionId === null ? [] : [redactionId])),
    );
  return isFull || redactions.length === atATime;
}

/**
 * Adds to the chain what the history has gained. Why not in the trigger that records changes: every save would wait for
 * the one before.
 */
export async function chainHistory(pool: Pool, isStopping = () => false): Promise<void> {
  const until = performance.now() + usualMs;
  while (!isStopping() && performance.now() < until)
    if (!(await write(pool, null, chainNext))) return;
}

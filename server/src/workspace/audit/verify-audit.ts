import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Db, Pool } from '../../platform/db/client.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { entriesAfter, findUnchained, nextRemovals } from './audit.queries.ts';
import { type Entry, firstHash, whyBroken } from './audit-chain.ts';
import { entryOf } from './audit-lines.ts';
import { checkingRemovals } from './check-removals.ts';

/** What a check has found. */
export interface Verdict {
  entries: number;
  redacted: number;
  /** Entries whose changes retention removed. */
  removed: number;
  /** Changes removed by removals that an export does not hold wholly. */
  unconfirmed: number;
  /** The end of the chain: number and hash of its last entry. */
  end: { seq: number; hash: string };
  /** The first thing that is wrong; null: nothing. */
  problem: string | null;
}

/** Entries read at a time. */
const atATime = 2000;

/** Checks entries one after the other; stops at the first that is broken. */
function checking(previous: { seq: number; hash: Buffer }) {
  let last = previous;
  const removals = checkingRemovals(previous.seq === 0);
  const verdict: Verdict = {
    entries: 0,
    redacted: 0,
    removed: 0,
    unconfirmed: 0,
    end: { seq: 0, hash: '' },
    problem: null,
  };
  return {
    verdict,
    removals,
    take: (entry: Entry): void => {
      verdict.problem ??= whyBroken(last, entry) ?? removals.take(entry);
      if (verdict.problem) return;
      last = entry;
      verdict.entries += 1;
      if (entry.removedBy !== null) verdict.removed += 1;
      else if (entry.isRedacted) verdict.redacted += 1;
      verdict.end = { seq: entry.seq, hash: entry.hash.toString('hex') };
    },
  };
}

const noneExpected: ReadonlyMap<number, string> = new Map();

/**
 * Checks the whole chain of a database. `expected` are entries whose hashes were noted elsewhere. Why at one moment:
 * retention may remove what was read.
 */
export const verifyDatabase = (pool: Pool, expected = noneExpected): Promise<Verdict> =>
  transaction(pool, 'begin isolation level repeatable read, read only', (db) =>
    verifyChain(db, expected),
  );

/** The same in a transaction. */
export async function verifyChain(db: Db, expected = noneExpected): Promise<Verdict> {
  const { verdict, removals, take } = checking({ seq: 0, hash: firstHash });
  for (let after = 0; !verdict.problem; ) {
    const rows = await entriesAfter(db, after, Number.MAX_SAFE_INTEGER, atATime);
    for (const { action, ...row } of rows) {
      const noted = expected.get(row.seq);
      if (action === null)
        verdict.problem ??= `Entry ${row.seq} is of change ${row.changeId}, which was deleted.`;
      else if (row.removedBy !== null && action !== 'removed')
        verdict.problem ??= `Entry ${row.seq} is of change ${row.changeId}, which was removed and added again.`;
      else if (noted !== undefined && noted !== row.hash.toString('hex'))
        verdict.problem ??= `Entry ${row.seq} has another hash than was noted.`;
      take({ ...row, action: action ?? '' });
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.seq;
  }
  const missing = [...expected.keys()].find((seq) => seq > verdict.end.seq);
  if (missing) verdict.problem ??= `Entry ${missing} is missing at the end of the chain.`;
  // Why: the newest removals are chained within a minute.
  for (const pending of verdict.problem ? [] : await nextRemovals(db, atATime))
    verdict.problem ??= removals.takeRemoval(pending, pending.removalId ?? 0);
  const unsaid = removals.unsaid();
  if (unsaid !== null)
    verdict.problem ??= `Entry ${unsaid} is of a change that was deleted, and no removal says so.`;
  const unchained = verdict.problem ? null : await findUnchained(db);
  if (unchained !== null)
    verdict.problem = `Change ${unchained} has no entry: it was added later, or its entry was deleted.`;
  return verdict;
}

/** Checks an export in JSON lines. Its first line says which hash came before. */
export async function verifyFile(path: string): Promise<Verdict> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  let checked: ReturnType<typeof checking> | null = null;
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (!line.trim()) continue;
    const read = entryOf(line);
    if (!read)
      return {
        ...(checked?.verdict ?? checking({ seq: 0, hash: firstHash }).verdict),
        problem: `Line ${number} is not an entry of an audit export.`,
      };
    checked ??= checking({ seq: read.entry.seq - 1, hash: read.previous });
    checked.take(read.entry);
    if (checked.verdict.problem) break;
  }
  if (checked) checked.verdict.unconfirmed = checked.removals.unconfirmed();
  return (
    checked?.verdict ?? {
      ...checking({ seq: 0, hash: firstHash }).verdict,
      problem: 'The file holds no entries.',
    }
  );
}

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Pool } from '../../platform/db/client.ts';
import { entriesAfter, findUnchained } from './audit.queries.ts';
import { type Entry, firstHash, whyBroken } from './audit-chain.ts';
import { entryOf } from './audit-lines.ts';

/** What a check has found. */
export interface Verdict {
  entries: number;
  redacted: number;
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
  const verdict: Verdict = {
    entries: 0,
    redacted: 0,
    end: { seq: 0, hash: '' },
    problem: null,
  };
  return {
    verdict,
    take: (entry: Entry): void => {
      verdict.problem ??= whyBroken(last, entry);
      if (verdict.problem) return;
      last = entry;
      verdict.entries += 1;
      if (entry.isRedacted) verdict.redacted += 1;
      verdict.end = { seq: entry.seq, hash: entry.hash.toString('hex') };
    },
  };
}

/** Checks the whole chain of a database. `expected` are entries whose hashes were noted elsewhere. */
export async function verifyDatabase(
  pool: Pool,
  expected: ReadonlyMap<number, string> = new Map(),
): Promise<Verdict> {
  const { verdict, take } = checking({ seq: 0, hash: firstHash });
  for (let after = 0; !verdict.problem; ) {
    const rows = await entriesAfter(pool, after, Number.MAX_SAFE_INTEGER, atATime);
    for (const { action, ...row } of rows) {
      const noted = expected.get(row.seq);
      if (action === null)
        verdict.problem ??= `Entry ${row.seq} is of change ${row.changeId}, which was deleted.`;
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
  const unchained = verdict.problem ? null : await findUnchained(pool);
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
  return (
    checked?.verdict ?? {
      ...checking({ seq: 0, hash: firstHash }).verdict,
      problem: 'The file holds no entries.',
    }
  );
}

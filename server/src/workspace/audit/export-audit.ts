import { byteOrderMark, csvOf } from '../../platform/csv/write-csv.ts';
import type { Reads } from '../../platform/http/replies.ts';
import { entriesAfter, findHash } from './audit.queries.ts';
import { firstHash } from './audit-chain.ts';
import { type AuditLine, lineOf } from './audit-lines.ts';

/** Entries from one to another, inclusive. */
export interface Stretch {
  first: number;
  last: number;
}

/** Entries in memory at a time. */
const atATime = 1000;

/** The lines of a stretch of the chain, some at a time. */
async function* linesOf(read: Reads, { first, last }: Stretch): AsyncGenerator<AuditLine[]> {
  let previous = (await read((db) => findHash(db, first - 1))) ?? firstHash;
  for (let after = first - 1; after < last; ) {
    const rows = await read((db) => entriesAfter(db, after, last, atATime));
    const lines = rows.map((row) => {
      const line = lineOf({ ...row, action: row.action ?? '' }, previous);
      previous = row.hash;
      return line;
    });
    if (lines.length > 0) yield lines;
    const end = rows.at(-1);
    if (rows.length < atATime || !end) return;
    after = end.seq;
  }
}

/** As JSON lines, which `verify-audit` checks. */
export async function* exportedLines(read: Reads, stretch: Stretch): AsyncGenerator<string> {
  for await (const lines of linesOf(read, stretch))
    yield lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

const headings = [
  'Entry',
  'Time (UTC)',
  'Person',
  'Person ID',
  'API token',
  'Action',
  'Table',
  'Record',
  'Before',
  'After',
  'Hash',
];
const cell = (value: unknown) =>
  value === null || value === undefined ? '' : JSON.stringify(value);
const cellsOf = (line: AuditLine) => [
  line.entry,
  line.at,
  line.person ?? '',
  line.personId ?? '',
  line.via ?? '',
  line.action,
  line.table,
  line.record,
  cell(line.before),
  cell(line.after),
  line.hash,
];

/** As a table for people. */
export async function* exportedCsv(read: Reads, stretch: Stretch): AsyncGenerator<string> {
  yield byteOrderMark + csvOf([headings]);
  for await (const lines of linesOf(read, stretch)) yield csvOf(lines.map(cellsOf));
}

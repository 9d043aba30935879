import { stringify } from 'csv-stringify/sync';

/** The byte order mark that makes spreadsheets read a file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Writes rows as in RFC 4180, with formulas escaped (decisions 10). */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'number' ? String(cell) : defused(cell)))),
    // Why: the writer itself quotes only cells that hold its own line end.
    { record_delimiter: 'windows', quoted_match: /[;\t\r\n]/ },
  );

interface Steps<Row> {
  headings: readonly string[];
  /** The next rows behind this one, in their order; from the start behind null. */
  next: (after: Row | null, limit: number) => Promise<readonly Row[]>;
  cellsOf: (row: Row) => readonly (string | number)[];
  /** Rows that are in memory at a time. */
  rowsAtATime: number;
}

/**
 * A table as a file of any length, chunk by chunk: the next rows are read when the client has taken the ones before.
 * Why no database cursor: its transaction would stay open as long as a slow client takes. An error aborts the file,
 * so that nobody mistakes a part for the whole.
 */
export async function* csvInSteps<Row>({ headings, next, cellsOf, rowsAtATime }: Steps<Row>) {
  yield byteOrderMark + csvOf([headings]);
  for (let after: Row | null = null; ; ) {
    const rows: readonly Row[] = await next(after, rowsAtATime);
    if (rows.length > 0) yield csvOf(rows.map(cellsOf));
    if (rows.length < rowsAtATime) return;
    after = rows.at(-1) ?? null;
  }
}

/** Normalizes a column name to letters and digits. */
export const headingName = (cell: string): string =>
  cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A text as a cell is read: one kind of line end, no space around it. */
export const tidied = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Text of a cell, with its lines, without the apostrophes that defuse formulas. */
export const cellText = (value: string | undefined): string =>
  value ? withoutApostrophe(tidied(value)) : '';

/** The same on one line. */
export const cellLine = (value: string | undefined): string =>
  cellText(value).replace(/[\p{Cc}\s]+/gu, ' ');

// Why also behind a semicolon, a tab or a line end: a program that takes those for the border of a
// cell runs what follows, quotation marks or not.
const formula = String.raw`[=+\-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}]`;
const dangerous = new RegExp(`(^|[;\\t\\r\\n])(?='*${formula})`, 'gu');
const made = new RegExp(`(^|[;\\t\\r\\n])'(?='*${formula})`, 'gu');

/** Escapes a cell that begins like a formula with an apostrophe, so that no spreadsheet runs it. */
const defused = (cell: string): string => cell.replace(dangerous, "$1'");

/** The cell as it was before it was defused. */
const withoutApostrophe = (cell: string): string =>
  cell.includes("'") ? cell.replace(made, '$1') : cell;

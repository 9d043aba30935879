import { byteOrderMark, csvOf } from './write-csv.ts';

interface Steps<Row> {
  headings: readonly string[];
  /** The next rows behind this one, in their order; from the start behind null. */
  next: (after: Row | null, limit: number) => Promise<readonly Row[]>;
  cellsOf: (row: Row) => readonly (string | number)[];
  /** Rows that are in memory at a time. */
  rowsAtATime: number;
}

/**
 * A table as a file of any length, piece by piece: the next rows are asked for when the client has taken those before.
 * Why no cursor of the database: its transaction would stay open as long as a slow client takes. What throws on the way
 * breaks the file off, so that nobody takes a part of it for the whole.
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

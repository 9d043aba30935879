import { stringify } from 'csv-stringify/sync';
import { defused } from './defuse.ts';

/** What makes spreadsheets read a file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Rows as RFC 4180 has them; what a spreadsheet would run is defused (decisions 10). */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'number' ? String(cell) : defused(cell)))),
    // Why: the writer itself quotes only cells that hold its own line end.
    { record_delimiter: 'windows', quoted_match: /[;\t\r\n]/ },
  );

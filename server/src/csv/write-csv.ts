import { stringify } from 'csv-stringify/sync';

/** What makes spreadsheets read a file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Rows as RFC 4180 has them; cells that a spreadsheet would run get an apostrophe (decisions 10). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(rows as string[][], { escape_formulas: true, record_delimiter: 'windows' });

/** `attachment` under a name that people read, in any alphabet. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

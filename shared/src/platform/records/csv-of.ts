import type { Field } from './field.ts';
import { type AnyRecord, stored } from './record.ts';

/** A column of a CSV file. */
export interface CsvColumn {
  /** How our own files and the report call it; a column without it is only read. */
  heading?: string;
  /** Names of the column in other systems, those of the industry's data dictionary first. */
  others: readonly string[];
}

/** The column of a field; a reference appears as the name of its record. */
export const csvKeyOf = (key: string, { kind, shows }: Field): string =>
  kind === 'reference' && shows ? shows : key;

function csvColumn({ kind, label, csv = [] }: Field): CsvColumn {
  return kind === 'instant'
    ? { heading: `${label} (Central Time)`, others: [label, ...csv] }
    : { heading: label, others: csv };
}

/** The columns of a record's CSV file, in the order of its screen. */
export const csvOf = ({ fields }: AnyRecord): Record<string, CsvColumn> =>
  Object.fromEntries(
    stored(fields).map(([key, field]) => [csvKeyOf(key, field), csvColumn(field)]),
  );

import { centralClock, centralDay } from '@masthead/shared/dates.ts';
import { csvKeyOf } from '@masthead/shared/records/csv-of.ts';
import { type AnyRecord, stored } from '@masthead/shared/records/record.ts';

type Value = string | number | boolean | Date | null | undefined;

function cellOf(value: Value): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return `${centralDay(value)} ${centralClock(value)}`;
  return String(value);
}

/** What a CSV file says of a record, by column in their order. */
export const csvCells = ({ fields }: AnyRecord, row: object): Record<string, string> =>
  Object.fromEntries(
    stored(fields).map(([key, field]) => {
      const column = csvKeyOf(key, field);
      return [column, cellOf((row as Record<string, Value>)[column])];
    }),
  );

import { listingImportMessages } from '@masthead/shared/showcase/listings/listing.ts';
import { readCsv } from '../../platform/csv/read-csv.ts';
import type { FileReader } from '../../platform/imports/file-reader.ts';
import { type ImportColumns, readListingHeader } from './import-columns.ts';
import { type ImportedRow, readListingRow } from './import-row.ts';

async function* readListings(
  file: AsyncIterable<Buffer>,
  _options: object,
  note: (sentence: string) => void,
): AsyncGenerator<ImportedRow> {
  let columns: ImportColumns | null = null;
  for await (const row of readCsv(file)) {
    if (columns) {
      yield readListingRow(row, columns);
      continue;
    }
    columns = readListingHeader(row.cells);
    if (columns.unknown.length > 0) note(listingImportMessages.notRead(columns.unknown.join(', ')));
  }
}

const lengthOf = (values: object): number =>
  Object.values(values).reduce<number>((sum, value) => sum + String(value ?? '').length, 0);

/** Reads files of listings in the thread of an import. */
export const listingReader: FileReader<ImportedRow> = {
  read: readListings,
  sizeOf: ({ given, told }) => lengthOf(given) + lengthOf(told),
};

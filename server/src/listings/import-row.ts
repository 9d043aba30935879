import { listingRecord, listingTypes } from '@masthead/shared/listings/listing.record.ts';
import type { ListingFields } from '@masthead/shared/listings/listing.ts';
import { ownColumns } from '@masthead/shared/listings/listing-csv.ts';
import { listingImportMessages } from '@masthead/shared/listings/listing-import.ts';
import { readPrice } from '@masthead/shared/price-text.ts';
import type { Field, Kind } from '@masthead/shared/records/field.ts';
import { cellLine } from '../csv/cell-text.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import { cellIn, type ImportColumns } from './import-columns.ts';
import { momentOf } from './import-moment.ts';

/** A row of a file, read but not yet held against the firms and listings that are there. */
export interface ImportedRow {
  line: number;
  key: string;
  /** Name of the firm; '' when the row names none. */
  firm: string;
  /** Name of the representative; '' is nobody, undefined when the file does not say. */
  representative: string | undefined;
  /** Whether the other system still offers it; undefined when the file does not say. */
  isActive: boolean | undefined;
  /** What the columns of the file say; fields without a column are not in it. */
  given: Partial<Record<keyof ListingFields, unknown>>;
  /** The cells themselves, under the columns of our own files. */
  told: Readonly<Record<string, string>>;
  problems: { field: string; message: string }[];
}

const fields = Object.entries<Field>(listingRecord.fields);
const ofKind = (...kinds: Kind[]) =>
  fields.filter(([, { kind }]) => kinds.includes(kind)).map(([key]) => key as Plain);
type Plain = Exclude<keyof ListingFields, 'firmId' | 'representativeId'>;

const plainFields = ofKind('text', 'long text', 'link', 'picture');
const streetParts = [
  'streetNumber',
  'streetDirection',
  'streetName',
  'streetSuffix',
  'unit',
] as const;
const moments = ofKind('instant');

const longestKey = listingRecord.kept.externalKey.maxLength;
const longestDetail = listingRecord.fields.description2.maxLength;
/** No price has so many characters. */
const longestPrice = 100;
/** How much of a remark stands as the title of a card; the field itself holds more. */
const longestTitle = 200;

type Cell = (column: Parameters<typeof cellIn>[2]) => string | undefined;

/** Reads one row; what is wrong with its form is noted in it. */
export function readListingRow({ cells, line }: CsvRow, columns: ImportColumns): ImportedRow {
  const cell: Cell = (column) => cellIn(cells, columns, column);
  const status = cell('status');
  const row: ImportedRow = {
    line,
    key: cellLine(cell('externalKey')),
    firm: cellLine(cell('firm')),
    representative:
      cell('representative') === undefined ? undefined : cellLine(cell('representative')),
    isActive: status ? /^active$/i.test(status) : undefined,
    given: {},
    told: Object.fromEntries(
      ownColumns.flatMap((column) => {
        const text = cell(column);
        return text === undefined ? [] : [[column, text]];
      }),
    ),
    problems: [],
  };
  if (row.key === '')
    row.problems.push({ field: 'externalKey', message: listingImportMessages.noKey });
  if (row.key.length > longestKey)
    row.problems.push({ field: 'externalKey', message: listingImportMessages.keyTooLong });
  for (const field of plainFields) {
    const text = cell(field);
    if (text !== undefined) row.given[field] = text;
  }
  readType(row, cell, cells[columns.kindOfProperty] ?? '');
  readAddress(row, cell);
  readRemarks(row, cell);
  readOpenHouse(row, cell);
  // Why cut: it is refused either way, and the sentence would repeat all of it.
  const price = cell('price')?.slice(0, longestPrice);
  if (price !== undefined) row.given.price = price === '' ? null : (readPrice(price) ?? price);
  return row;
}

function readType(row: ImportedRow, cell: Cell, kindOfProperty: string): void {
  const text = cell('type');
  if (text === undefined) return;
  const own = listingTypes.find((type) => type.toLowerCase() === text.toLowerCase());
  row.given.type = own ?? (text !== '' && kindOfProperty.trim() === text ? 'Property' : text);
}

function readAddress(row: ImportedRow, cell: Cell): void {
  const parts = streetParts.map(cell);
  const whole = cell('address');
  if (whole === undefined && parts.every((part) => part === undefined)) return;
  row.given.address = whole || parts.filter(Boolean).join(' ');
}

/** Remarks of other systems: the first sentence is the title of the card, the rest stands below it. */
function readRemarks(row: ImportedRow, cell: Cell): void {
  const remarks = cell('remarks');
  if (remarks === undefined) return;
  const hasTitle = 'description1' in row.given;
  const [title, rest] = hasTitle ? ['', remarks] : inTwo(remarks);
  if (!hasTitle) row.given.description1 = title;
  if (!('description2' in row.given))
    row.given.description2 = rest.slice(0, longestDetail).toWellFormed().trim();
}

function inTwo(text: string): [string, string] {
  const line = cellLine(text);
  if (line.length <= longestTitle) return [line, ''];
  const sentence = /^.{20,200}?[.!?](?=\s)/u.exec(line)?.[0];
  const words = line
    .slice(0, longestTitle - 1)
    .replace(/\s\S*$/, '')
    .toWellFormed();
  return [sentence ?? `${words}…`, line.slice((sentence ?? words).length).trim()];
}

function readOpenHouse(row: ImportedRow, cell: Cell): void {
  const dayText = cell('openHouseDay') ?? '';
  for (const field of moments) {
    const text = cell(field);
    if (text === undefined) continue;
    const moment = text === '' ? null : momentOf(text, dayText);
    row.given[field] = moment?.toISOString() ?? null;
    const isMissing = text === '' && dayText !== '' && field === 'openHouseStartDate';
    if ((text !== '' && !moment) || isMissing)
      row.problems.push({ field, message: listingImportMessages.badMoment });
  }
}

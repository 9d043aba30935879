import type { Field, Kind } from '@masthead/shared/platform/records/field.ts';
import { centralInstant } from '@masthead/shared/platform/values/dates.ts';
import { day as asDay } from '@masthead/shared/platform/values/fields.ts';
import { readPrice } from '@masthead/shared/platform/values/price-text.ts';
import { listingRecord, listingTypes } from '@masthead/shared/showcase/listings/listing.record.ts';
import {
  type ListingFields,
  listingImportMessages,
  ownColumns,
} from '@masthead/shared/showcase/listings/listing.ts';
import type { CsvRow } from '../../platform/csv/read-csv.ts';
import { cellLine } from '../../platform/csv/write-csv.ts';
import { cellIn, type ImportColumns } from './import-columns.ts';

const aDay = asDay('');
const usDay = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const clockText = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?$/i;

function dayOf(text: string): string | null {
  const [, month = '', date = '', year = ''] = usDay.exec(text) ?? [];
  const written = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text;
  return aDay.safeParse(written).success ? written : null;
}

function clockOf(text: string): string | null {
  const [, hours = '', minutes = '', half] = clockText.exec(text) ?? [];
  if (hours === '' || (half && (Number(hours) < 1 || Number(hours) > 12))) return null;
  const later = half?.toLowerCase() === 'p' ? 12 : 0;
  const hour = half ? (Number(hours) % 12) + later : Number(hours);
  if (hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/**
 * The instant in a cell, or null. A time without a zone is Central Time,
 * with its date before it or in a column of its own; RESO timestamps (with a T) are UTC.
 */
function momentOf(text: string, dayText: string): Date | null {
  if (text.includes('T')) {
    if (!dayOf(text.slice(0, 10))) return null;
    const instant = new Date(/(z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`);
    return Number.isNaN(instant.getTime()) ? null : instant;
  }
  const [, before = '', clock = ''] = /^([\d-]{10}|[\d/]{8,10})\s+(.+)$/.exec(text) ?? [];
  const day = dayOf(before || dayText.slice(0, 10).trim());
  const time = clockOf(clock || text);
  return day && time ? centralInstant(day, time) : null;
}

/** A parsed row, not yet matched with existing firms and listings. */
export interface ImportedRow {
  line: number;
  key: string;
  /** Name of the firm; '' when the row names none. */
  firm: string;
  /** Name of the representative; '' for none, undefined without the column. */
  representative: string | undefined;
  /** Whether the other system still offers it; undefined without the column. */
  isActive: boolean | undefined;
  /** The values of the file's columns; fields without a column are missing. */
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

const longestKey = listingRecord.systemFields.externalKey.maxLength;
const longestDetail = listingRecord.fields.description2.maxLength;
/** Longer than any price. */
const longestPrice = 100;
/** Longest title made from a remark; the field itself allows more. */
const longestTitle = 200;

type Cell = (column: Parameters<typeof cellIn>[2]) => string | undefined;

/** Parses one row and records its problems. */
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
  // Why cut: it is rejected either way, and the message would repeat all of it.
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

/** Remarks of other systems: the first sentence becomes the title of the card, the rest goes below it. */
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

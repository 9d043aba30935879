import {
  type ListingColumn,
  listingColumns,
  listingImportMessages,
  mostUnknownColumns,
} from '@masthead/shared/showcase/listings/listing.ts';
import { cellText, headingName } from '../../platform/csv/write-csv.ts';
import { badRequest } from '../../platform/http/errors.ts';

/** The positions of a file's columns. */
export interface ImportColumns {
  /** Positions of a column, the best name first. */
  places: ReadonlyMap<ListingColumn, readonly number[]>;
  /** Unknown headings. */
  unknown: string[];
  /** The position of the other system's property type; any value means a property. */
  kindOfProperty: number;
}

/** Longest heading that a report repeats. */
const longestHeading = 60;

/** Reads the header row, or rejects the file with what is missing. */
export function readListingHeader(cells: readonly string[]): ImportColumns {
  const names = cells.map(headingName);
  const places = new Map<ListingColumn, readonly number[]>();
  for (const [column, { heading, others }] of Object.entries(listingColumns)) {
    const known = [heading ?? '', ...others].map(headingName).filter(Boolean);
    const found = known.map((name) => names.indexOf(name)).filter((at) => at >= 0);
    if (found.length > 0) places.set(column as ListingColumn, found);
  }
  if (!places.has('externalKey')) throw badRequest(listingImportMessages.noKeyColumn);
  const understood = new Set([...places.values()].flat());
  const unknown = cells
    .filter((cell, at) => cell.trim() !== '' && !understood.has(at))
    .map((cell) => cellText(cell).slice(0, longestHeading))
    .slice(0, mostUnknownColumns);
  return { places, unknown, kindOfProperty: names.indexOf('propertytype') };
}

/** The value of a row in a column: undefined without the column, '' when empty. */
export function cellIn(
  cells: readonly string[],
  { places }: ImportColumns,
  column: ListingColumn,
): string | undefined {
  const found = places.get(column);
  if (!found) return undefined;
  for (const at of found) {
    const text = cellText(cells[at]);
    if (text !== '') return text;
  }
  return '';
}

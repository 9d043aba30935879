import { formOf, initialOf } from '@masthead/shared/platform/records/record.ts';
import { firmMessages } from '@masthead/shared/showcase/firms/firm.messages.ts';
import {
  listingMessages,
  listingRecord,
  listingWithoutPicture,
} from '@masthead/shared/showcase/listings/listing.record.ts';
import type { ListingFields } from '@masthead/shared/showcase/listings/listing.ts';
import { tidied } from '../../platform/csv/write-csv.ts';
import { valuesOfRow } from '../../platform/records/save-record.ts';
import type { ImportFirm, KnownListing } from './import.queries.ts';
import type { ImportedRow } from './import-row.ts';
import { listingCells } from './listing-files.routes.ts';

/** A row with its firm and its representative found. */
export interface OwnedRow extends ImportedRow {
  owner: ImportFirm;
  /** Undefined when the file does not say. */
  representativeId: number | null | undefined;
}

/** The planned action for a row. */
export type RowPlan =
  | { act: 'add'; listing: ListingFields & { externalKey: string } }
  | {
      act: 'change';
      known: KnownListing;
      listing: ListingFields;
      /** As `updateImported` would write it back. */
      before: object;
    }
  | { act: 'delete'; known: KnownListing }
  | { act: 'keep' }
  | { act: 'refuse'; field: string; message: string };

const fieldNames = Object.keys(listingRecord.fields) as (keyof ListingFields)[];

/** Why without an image: one missing image must not block a file of a hundred homes. */
const importForm = formOf(listingWithoutPicture);

/** A listing with only default values. */
const nothing = initialOf(listingRecord);

/** Compares prices by cents, so that only real differences count. */
function isSame(field: keyof ListingFields, a: unknown, b: unknown): boolean {
  const isPrice = field === 'price' && typeof a === 'string' && typeof b === 'string';
  return isPrice ? inCents(a) === inCents(b) : a === b;
}

function inCents(price: string): bigint {
  const [whole = '0', cents = ''] = price.split('.');
  return BigInt(whole + cents.padEnd(2, '0'));
}

/**
 * The cells of a row that differ from what an export of the listing would hold. So importing
 * our own export changes nothing, although it has only names of people and minutes of times.
 */
function newsIn(row: OwnedRow, known: KnownListing | undefined): OwnedRow {
  if (!known) return row;
  const told = Object.entries(listingCells(known));
  const old = new Set(
    told.flatMap(([column, text]) => (row.told[column] === tidied(text) ? column : [])),
  );
  const given = Object.entries(row.given).filter(([field]) => !old.has(field));
  const isSameName = old.has('representative');
  return {
    ...row,
    given: Object.fromEntries(given),
    representativeId: isSameName ? known.representativeId : row.representativeId,
  };
}

/** Compares a row with the listing of an earlier import, if any. */
export function planRow(read: OwnedRow, known: KnownListing | undefined): RowPlan {
  const row = newsIn(read, known);
  const isGone = row.isActive === false;
  if (isGone) return known && !known.isDeleted ? { act: 'delete', known } : { act: 'keep' };
  // Why: a deleted listing is restored only when the file says that it is offered again.
  if (known?.isDeleted && row.isActive === undefined) return { act: 'keep' };
  if (row.representative && row.representativeId === undefined)
    return {
      act: 'refuse',
      field: 'representativeId',
      message: listingMessages.unknownRepresentative,
    };
  const before = known
    ? valuesOfRow(listingRecord, known)
    : { ...nothing, type: 'Property', url: row.owner.website };
  const { representativeId = before.representativeId } = row;
  const isKept = representativeId === before.representativeId;
  if (known?.isDeleted && known.isRepresentativeDeleted && isKept)
    return {
      act: 'refuse',
      field: 'representativeId',
      message: listingMessages.restore.representativeDeleted(known.representative ?? ''),
    };
  const given = withoutEmpty(row.given);
  const isUntold = Object.keys(given).length === 0 && isKept;
  if (known && !known.isDeleted && isUntold) return { act: 'keep' };
  const checked = importForm.safeParse({
    ...before,
    ...given,
    firmId: row.owner.id,
    representativeId,
  });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const field = String(issue?.path[0] ?? '');
    return { act: 'refuse', field, message: issue?.message ?? '' };
  }
  const listing = checked.data;
  if (!known) return { act: 'add', listing: { ...listing, externalKey: row.key } };
  const differs = fieldNames.some((field) => !isSame(field, listing[field], before[field]));
  if (!differs && !known.isDeleted) return { act: 'keep' };
  return { act: 'change', known, listing, before: { ...before, isDeleted: known.isDeleted } };
}

/** Why: a new listing without a link gets the website of its firm, also when the cell is empty. */
function withoutEmpty({ url, ...given }: ImportedRow['given']): ImportedRow['given'] {
  return url === undefined || url === '' ? given : { ...given, url };
}

/** The message for a row with an unknown firm, or null. */
export function whyNotOwned(
  row: ImportedRow,
  owner: ImportFirm | undefined,
): { field: string; message: string } | null {
  if (owner) return null;
  const message = row.firm === '' ? 'You must select a firm' : firmMessages.unknown;
  return { field: 'firmId', message };
}

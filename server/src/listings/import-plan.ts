import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { listingMessages } from '@masthead/shared/listings/listing.messages.ts';
import { type ListingFields, listingForm } from '@masthead/shared/listings/listing.ts';
import type { ImportFirm, KnownListing } from './import.queries.ts';
import type { ImportedRow } from './import-row.ts';

/** A row with its firm and its representative found. */
export interface OwnedRow extends ImportedRow {
  owner: ImportFirm;
  /** Undefined when the file does not say. */
  representativeId: number | null | undefined;
}

/** What becomes of a row. */
export type RowPlan =
  | { act: 'add'; listing: ListingFields & { externalKey: string } }
  | { act: 'change'; listing: ListingFields & { id: number } }
  | { act: 'delete'; id: number }
  | { act: 'keep' }
  | { act: 'refuse'; field: string; message: string };

const fieldNames = Object.keys(listingForm.shape) as (keyof ListingFields)[];

/** A listing of which a file says nothing. */
const nothing = Object.fromEntries(fieldNames.map((field) => [field, null]));

/** A known listing as a save would send it. */
function fieldsOf(known: KnownListing): Record<string, unknown> {
  return {
    ...Object.fromEntries(fieldNames.map((field) => [field, known[field]])),
    openHouseStartDate: known.openHouseStartDate?.toISOString() ?? null,
    openHouseEndDate: known.openHouseEndDate?.toISOString() ?? null,
  };
}

/** Prices with two decimals and instants in one form, so that only what differs is a difference. */
function isSame(field: keyof ListingFields, a: unknown, b: unknown): boolean {
  const isPrice = field === 'price' && typeof a === 'string' && typeof b === 'string';
  return isPrice ? inCents(a) === inCents(b) : a === b;
}

function inCents(price: string): bigint {
  const [whole = '0', cents = ''] = price.split('.');
  return BigInt(whole + cents.padEnd(2, '0'));
}

/** Holds a row against the listing that it came to be before, if any. */
export function planRow(row: OwnedRow, known: KnownListing | undefined): RowPlan {
  const isGone = row.isActive === false;
  if (isGone) return known && !known.isDeleted ? { act: 'delete', id: known.id } : { act: 'keep' };
  // Why: only a file that says that it is offered again brings back what somebody has deleted.
  if (known?.isDeleted && row.isActive === undefined) return { act: 'keep' };
  const before = known ? fieldsOf(known) : { ...nothing, type: 'Property', url: row.owner.website };
  const { representativeId = before.representativeId } = row;
  const checked = listingForm.safeParse({
    ...before,
    ...withoutEmpty(row.given),
    showcaseFirmId: row.owner.id,
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
  return differs || known.isDeleted
    ? { act: 'change', listing: { ...listing, id: known.id } }
    : { act: 'keep' };
}

/** Why: a new listing without a link leads to its firm; an empty cell of the link says nothing else. */
function withoutEmpty({ url, ...given }: ImportedRow['given']): ImportedRow['given'] {
  return url === undefined || url === '' ? given : { ...given, url };
}

/** The sentence for a row whose firm or representative nobody knows, or null. */
export function whyNotOwned(
  row: ImportedRow,
  owner: ImportFirm | undefined,
  representativeId: number | null | undefined,
): { field: string; message: string } | null {
  if (!owner) {
    const message = row.firm === '' ? 'You must select a firm' : firmMessages.unknown;
    return { field: 'showcaseFirmId', message };
  }
  if (row.representative && representativeId === undefined && row.isActive !== false)
    return { field: 'representativeId', message: listingMessages.unknownRepresentative };
  return null;
}

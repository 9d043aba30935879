import type { RowOf } from '@masthead/shared/platform/records/record.ts';
import { listingRecord } from '@masthead/shared/showcase/listings/listing.record.ts';
import { idInOwnKey, type ListingFields } from '@masthead/shared/showcase/listings/listing.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { columnsOf, lookedUp, sourceOf } from '../../platform/records/columns.ts';
import { columnsWritten, updateRecords } from '../../platform/records/records.queries.ts';
import { listingStore } from './listing.store.ts';

const deletedAt = lookedUp('representatives', 'deleted_at', 'l.representative_id');

/** A firm that rows of a file can belong to. */
export interface ImportFirm {
  id: number;
  name: string;
  website: string | null;
}

/** Every firm in scope, paused ones too. */
export function firmsToImport(db: Db, visible: Rows<'firm'>) {
  return db<ImportFirm[]>`
    select f.id, f.name, f.website from showcase_firms f
     where f.deleted_at is null and ${within(db, visible, 'f')}`;
}

/** The representatives of firms, locked until the transaction ends; of two with one name the older comes last. */
export async function representativesToImport(
  db: Db,
  visible: Rows<'representative'>,
  firmIds: readonly number[],
) {
  const rows = await db<{ id: number; firmId: number; name: string }[]>`
    select r.id, r.showcase_firm_id as firm_id, r.name from representatives r
     where r.showcase_firm_id = any(${[...firmIds]}::integer[]) and r.deleted_at is null and ${within(db, visible, 'r')}
     order by r.id for share`;
  return rows.reverse();
}

/** A listing that a row refers to. */
export interface KnownListing extends RowOf<typeof listingRecord> {
  /** Its key in the file. */
  key: string;
  isRepresentativeDeleted: boolean;
}

/**
 * The listings with these keys: the other system's, or our own where there is none;
 * locked in the order of ids when they are about to be changed.
 *
 * Looks up each key by itself and reads the rows afterwards. Why: the planner has no statistics on rows
 * inserted a moment ago, and a join would scan all of them for each key.
 */
export async function findByKeys(
  db: Db,
  visible: Rows<'listing'>,
  keys: readonly { firmId: number; key: string }[],
  isLocked: boolean,
): Promise<KnownListing[]> {
  const named = await db<{ id: number; key: string }[]>`
    select k.key, one.id
      from unnest(${keys.map(({ firmId }) => firmId)}::int[], ${keys.map(({ key }) => key)}::text[],
                  ${keys.map(({ key }) => idInOwnKey(key))}::int[]) as k (firm_id, key, id)
     cross join lateral (
       select id from listings where showcase_firm_id = k.firm_id and external_key = k.key
       union all
       select id from listings
        where id = k.id and showcase_firm_id = k.firm_id and external_key is null
        limit 1) one`;
  const known = await db<Omit<KnownListing, 'key'>[]>`
    select ${db.unsafe(deletedAt)} is not null as is_representative_deleted, ${columnsOf(db, listingStore)}
      from ${sourceOf(db, listingStore)}
     where l.id = any(${named.map(({ id }) => id)}::int[]) and ${within(db, visible, 'l')}
     order by l.id ${isLocked ? db`for update of l` : db``}`;
  const rows = new Map(known.map((row) => [row.id, row]));
  return named.flatMap(({ id, key }) => {
    const row = rows.get(id);
    return row ? [{ ...row, key }] : [];
  });
}

/** A listing after a write. */
interface Versioned {
  id: number;
  version: number;
}

/** Adds listings of the other system. */
export async function insertImported(
  db: Db,
  listings: readonly (ListingFields & { externalKey: string })[],
): Promise<(Versioned & { firmId: number; externalKey: string })[]> {
  if (listings.length === 0) return [];
  const rows = listings.map(({ externalKey, ...listing }) => ({
    ...columnsWritten(listingRecord, listing),
    external_key: externalKey,
  }));
  return db<(Versioned & { firmId: number; externalKey: string })[]>`
    insert into listings ${db(rows)}
    returning id, version, showcase_firm_id as firm_id, external_key`;
}

/** Updates listings from the other system, or reverts them. */
export const updateImported = (
  db: Db,
  listings: readonly (Partial<ListingFields> & { id: number; isDeleted: boolean })[],
): Promise<Versioned[]> => updateRecords(db, listingStore, listings);

/** Deletes listings that the other system no longer offers; they can be restored. */
export async function deleteImported(db: Db, ids: readonly number[]): Promise<Versioned[]> {
  if (ids.length === 0) return [];
  return db<Versioned[]>`
    update listings set deleted_at = now() where id = any(${[...ids]}::integer[]) returning id, version`;
}

/** The facts that decide whether an import of listings can be undone, locked with their firms. */
export async function lockImported(db: Db, visible: Rows<'listing'>, ids: readonly number[]) {
  const own = db`l.id = any(${[...ids]}::integer[]) and ${within(db, visible, 'l')}`;
  await db`select from showcase_firms
    where id in (select l.showcase_firm_id from listings l where ${own}) order by id for share`;
  await db`select l.id from listings l where ${own} order by l.id for update`;
  // Why afterwards: this finds slots that began to use a listing while the lock was awaited.
  return db<
    {
      id: number;
      version: number;
      representativeId: number | null;
      text: string;
      changedBy: string | null;
      isShown: boolean;
    }[]
  >`
    select l.id, l.version, l.representative_id, coalesce(l.external_key, l.description1) as text,
           (select name from users where id = l.updated_by) as changed_by,
           exists (select from ad_slot_items i where i.listing_id = l.id) as is_shown
      from listings l where ${own}`;
}

/** The deleted ones of these representatives, locked until the transaction ends. */
export async function findDeletedRepresentatives(
  db: Db,
  visible: Rows<'representative'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db<{ id: number; name: string; isDeleted: boolean }[]>`
    select r.id, r.name, r.deleted_at is not null as is_deleted from representatives r
     where r.id = any(${[...ids]}::integer[]) and ${within(db, visible, 'r')} order by r.id for share`;
  return new Map(rows.flatMap(({ id, name, isDeleted }) => (isDeleted ? [[id, name]] : [])));
}

/** Deletes listings that an import has added, and frees their keys. */
export async function takeBack(db: Db, ids: readonly number[]): Promise<void> {
  await db`
    update listings set deleted_at = now(), external_key = null where id = any(${[...ids]}::integer[])`;
}

/** Restores listings that an import has deleted. */
export async function bringBack(db: Db, ids: readonly number[]): Promise<void> {
  await db`update listings set deleted_at = null where id = any(${[...ids]}::integer[])`;
}

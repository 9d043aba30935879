import type { ListingFields } from '@masthead/shared/listings/listing.ts';
import { idInOwnKey } from '@masthead/shared/listings/listing-csv.ts';
import { firmsInScope } from '../access/firm-scope.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import type { Db } from '../db/client.ts';
import type { ToldListing } from './listing-cells.ts';

/** A firm that rows of a file can belong to. */
export interface ImportFirm {
  id: number;
  name: string;
  website: string | null;
}

/** Every firm in scope, paused ones too. */
export function firmsToImport(db: Db, scope: OrganizationScope) {
  return db<ImportFirm[]>`
    select f.id, f.name, f.website from showcase_firms f
     where f.deleted_at is null and ${firmsInScope(db, scope)}`;
}

/** The representatives of a firm; of two with one name the older comes last. */
export function representativesToImport(db: Db, firmId: number) {
  return db<{ id: number; name: string }[]>`
    select id, name from representatives
     where showcase_firm_id = ${firmId} and deleted_at is null order by id desc`;
}

/** False when another import into the firm is running; else no other starts until the transaction ends. */
export async function takeFirmTurn(db: Db, firmId: number): Promise<boolean> {
  const [row] = await db<{ isMine: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtext('import of listings'), ${firmId}) as is_mine`;
  return row?.isMine === true;
}

/** A listing that a row of a file names. */
export interface KnownListing extends ToldListing {
  showcaseFirmId: number;
  representativeId: number | null;
  isDeleted: boolean;
  version: number;
  /** The key by which the file names it. */
  key: string;
}

/**
 * The listings that these keys name: by the key of the other system, or by our own where none has
 * named them; locked when they are about to be changed.
 */
export function findByKeys(
  db: Db,
  keys: readonly { firmId: number; key: string }[],
  isLocked: boolean,
) {
  return db<KnownListing[]>`
    select l.id, k.key, l.external_key, l.deleted_at is not null as is_deleted, l.showcase_firm_id, l.version,
           f.name as firm, r.name as representative, l.representative_id, l.type, l.description1, l.description2,
           l.address, l.city, l.state, l.zip, l.line1, l.line2, l.line3, l.url, l.image_url,
           l.price::text as price, l.open_house_start_date, l.open_house_end_date
      from unnest(${keys.map(({ firmId }) => firmId)}::int[], ${keys.map(({ key }) => key)}::text[],
                  ${keys.map(({ key }) => idInOwnKey(key))}::int[]) as k (firm_id, key, id)
      join lateral (
        select id from listings where showcase_firm_id = k.firm_id and external_key = k.key
        union all
        select id from listings where id = k.id and showcase_firm_id = k.firm_id and external_key is null
         limit 1) named on true
      join listings l on l.id = named.id join showcase_firms f on f.id = l.showcase_firm_id
      left join representatives r on r.id = l.representative_id
     order by l.id ${isLocked ? db`for update of l` : db``}`;
}

/** Adds listings of the other system. */
export async function insertImported(
  db: Db,
  listings: readonly (ListingFields & { externalKey: string })[],
): Promise<void> {
  if (listings.length > 0) await db`insert into listings ${db([...listings])}`;
}

/** Brings listings in line with the other system; one that was deleted is there again. */
export async function updateImported(
  db: Db,
  listings: readonly (ListingFields & { id: number })[],
): Promise<void> {
  if (listings.length === 0) return;
  await db`
    update listings l set representative_id = r."representativeId", type = r.type,
           description1 = r.description1, description2 = r.description2, address = r.address,
           city = r.city, state = r.state, zip = r.zip, line1 = r.line1, line2 = r.line2, line3 = r.line3,
           url = r.url, image_url = r."imageUrl", price = r.price,
           open_house_start_date = r."openHouseStartDate", open_house_end_date = r."openHouseEndDate",
           deleted_at = null
      from jsonb_to_recordset(${db.json(listings.map((listing) => ({ ...listing })))}) as r (
             id integer, "representativeId" integer, type text, description1 text, description2 text,
             address text, city text, state text, zip text, line1 text, line2 text, line3 text, url text,
             "imageUrl" text, price numeric, "openHouseStartDate" timestamptz, "openHouseEndDate" timestamptz)
     where l.id = r.id`;
}

/** Deletes listings that the other system no longer offers; they can be restored. */
export async function deleteImported(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db`update listings set deleted_at = now() where id = any(${[...ids]}::integer[])`;
}

import type { AdSlotFields } from '@masthead/shared/ad-slots/ad-slot.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** Sets firms, sites and listings of a slot, in order; answers whether that changed anything. */
export async function setSlotParts(
  db: Db,
  id: number,
  parts: Pick<AdSlotFields, 'firmIds' | 'siteIds' | 'listingIds'>,
): Promise<boolean> {
  const changed = [
    await db`delete from ad_slot_items where ad_slot_id = ${id} and listing_id <> all(${parts.listingIds}::integer[])`,
    await db`delete from ad_slot_sites where ad_slot_id = ${id} and site_id <> all(${parts.siteIds}::integer[])`,
    await db`delete from ad_slot_firms where ad_slot_id = ${id} and firm_id <> all(${parts.firmIds}::integer[])`,
    await db`
      insert into ad_slot_firms (ad_slot_id, firm_id, position)
      select ${id}, firm, at from unnest(${parts.firmIds}::integer[]) with ordinality given (firm, at)
      on conflict (ad_slot_id, firm_id) do update set position = excluded.position
       where ad_slot_firms.position <> excluded.position`,
    await db`
      insert into ad_slot_sites (ad_slot_id, site_id)
      select ${id}, site from unnest(${parts.siteIds}::integer[]) site
      on conflict (ad_slot_id, site_id) do nothing`,
    await db`
      insert into ad_slot_items (ad_slot_id, listing_id, position)
      select ${id}, listing, at from unnest(${parts.listingIds}::integer[]) with ordinality given (listing, at)
      on conflict (ad_slot_id, listing_id) do update set position = excluded.position
       where ad_slot_items.position <> excluded.position`,
  ];
  return changed.some((result) => result.count > 0);
}

/** Of ids that a slot names: the firms in scope, the sites, and the listings in scope with their firm. */
export async function findSlotParts(
  db: Db,
  seen: Rows<'firm'>,
  parts: Pick<AdSlotFields, 'firmIds' | 'siteIds' | 'listingIds'>,
) {
  const [firms, sites, listings] = await Promise.all([
    db<{ id: number }[]>`select f.id from showcase_firms f
       where f.id = any(${parts.firmIds}::integer[]) and f.deleted_at is null and ${within(db, seen, 'f')}`,
    db<{ id: number }[]>`select id from sites where id = any(${parts.siteIds}::integer[])`,
    db<{ id: number; firmId: number; description1: string; isDeleted: boolean }[]>`
      select l.id, l.showcase_firm_id as firm_id, l.description1, l.deleted_at is not null as is_deleted
        from listings l join showcase_firms f on f.id = l.showcase_firm_id
       where l.id = any(${parts.listingIds}::integer[]) and ${within(db, seen, 'f')}`,
  ]);
  return {
    firms: firms.map(({ id }) => id),
    sites: sites.map(({ id }) => id),
    listings: [...listings],
  };
}

/** Keeps listings as they are until the transaction ends. */
export async function holdListings(
  db: Db,
  seen: Rows<'listing'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db`select l.id from listings l
    where l.id = any(${[...ids]}::integer[]) and ${within(db, seen, 'l')} order by l.id for share`;
}

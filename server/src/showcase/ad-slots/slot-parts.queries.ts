import type { AdSlotFields } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import type { SlotConflict } from '@masthead/shared/showcase/ad-slots/slot-conflicts.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** Sets firms, sites and listings of a slot, in order. Returns whether anything changed. */
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

/** For the ids of a slot: the firms in scope, the sites, and the listings in scope with their firm. */
export async function findSlotParts(
  db: Db,
  visible: Rows<'firm'>,
  parts: Pick<AdSlotFields, 'firmIds' | 'siteIds' | 'listingIds'>,
) {
  const [firms, sites, listings] = await Promise.all([
    db<{ id: number }[]>`select f.id from showcase_firms f
       where f.id = any(${parts.firmIds}::integer[]) and f.deleted_at is null and ${within(db, visible, 'f')}`,
    db<{ id: number }[]>`select id from sites where id = any(${parts.siteIds}::integer[])`,
    db<{ id: number; firmId: number; description1: string; isDeleted: boolean }[]>`
      select l.id, l.showcase_firm_id as firm_id, l.description1, l.deleted_at is not null as is_deleted
        from listings l join showcase_firms f on f.id = l.showcase_firm_id
       where l.id = any(${parts.listingIds}::integer[]) and ${within(db, visible, 'f')}`,
  ]);
  return {
    firms: firms.map(({ id }) => id),
    sites: sites.map(({ id }) => id),
    listings: [...listings],
  };
}

/** Locks listings until the transaction ends. */
export async function holdListings(
  db: Db,
  visible: Rows<'listing'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db`select l.id from listings l
    where l.id = any(${[...ids]}::integer[]) and ${within(db, visible, 'l')} order by l.id for share`;
}

/** The parts of a slot that can conflict with another one. */
export type Booking = Pick<
  AdSlotFields,
  'startDate' | 'endDate' | 'displayEffect' | 'firmIds' | 'siteIds' | 'listingIds'
>;

/** Most conflicts in a warning. */
const mostConflicts = 100;

/**
 * The conflicts of a slot: on one site and day, the same listing, the same firm, or another popup. Paused
 * slots never conflict. Partners see only conflicts with their own slots.
 */
export function findConflicts(
  db: Db,
  visible: Rows<'ad slot'>,
  booking: Booking,
  ownId: number | null,
): Promise<SlotConflict[]> {
  return db<SlotConflict[]>`
    with met as (
      select s.id, s.title1, s.display_effect, t.id as site_id, t.name as site,
             greatest(s.start_date, ${booking.startDate}::date) as "from",
             least(s.end_date, ${booking.endDate}::date) as "to"
        from ad_slots s
        join ad_slot_sites st on st.ad_slot_id = s.id and st.site_id = any(${booking.siteIds}::integer[])
        join sites t on t.id = st.site_id
       where s.deleted_at is null and not s.is_paused and s.id is distinct from ${ownId}
         and s.start_date <= ${booking.endDate} and s.end_date >= ${booking.startDate} and ${within(db, visible, 's')})
    select * from (
      select 'listing' as kind, m.id as slot_id, m.title1 as title, m.site_id, m.site,
             l.description1 as subject, m."from", m."to"
        from met m join ad_slot_items i on i.ad_slot_id = m.id and i.listing_id = any(${booking.listingIds}::integer[])
        join listings l on l.id = i.listing_id
      union all
      select 'firm', m.id, m.title1, m.site_id, m.site, f.name, m."from", m."to"
        from met m join ad_slot_firms sf on sf.ad_slot_id = m.id and sf.firm_id = any(${booking.firmIds}::integer[])
        join showcase_firms f on f.id = sf.firm_id
      union all
      select 'popup', m.id, m.title1, m.site_id, m.site, null, m."from", m."to"
        from met m where m.display_effect = 'popup' and ${booking.displayEffect} = 'popup') all_conflicts
     order by "from", slot_id, site_id, kind limit ${mostConflicts}`;
}

import type { AdSlotFields } from '@masthead/shared/ad-slots/ad-slot.ts';
import type { SlotConflict } from '@masthead/shared/ad-slots/slot-conflicts.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** The parts of a slot that can meet another one. */
export type Booking = Pick<
  AdSlotFields,
  'startDate' | 'endDate' | 'displayEffect' | 'firmIds' | 'siteIds' | 'listingIds'
>;

/** A warning names this many at the most. */
const mostConflicts = 100;

/**
 * What a slot would meet: on one site and day the same listing, the same firm, or another popup. Paused
 * slots meet nobody; a partner is told of their own slots only.
 */
export function findConflicts(
  db: Db,
  seen: Rows<'ad slot'>,
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
         and s.start_date <= ${booking.endDate} and s.end_date >= ${booking.startDate} and ${within(db, seen, 's')})
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

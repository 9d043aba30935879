import type { SlotNumbers } from '@masthead/shared/ad-slots/slot-timeline.ts';
import type { Day } from '@masthead/shared/dates.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** The sites of a slot with the zones that their days are of. */
export function listSiteZones(db: Db, seen: Rows<'ad slot'>, slotId: number) {
  return db<{ siteId: number; site: string; timeZone: string }[]>`
    select t.id as site_id, t.name as site, t.time_zone
      from ad_slots s join ad_slot_sites st on st.ad_slot_id = s.id join sites t on t.id = st.site_id
     where s.id = ${slotId} and ${within(db, seen, 's')} order by t.is_main desc, t.city, t.name`;
}

/** What a slot was seen and clicked in these days, by site and day. */
export function listNumbers(
  db: Db,
  seen: Rows<'ad slot'>,
  slotId: number,
  days: { from: Day; to: Day },
) {
  return db<SlotNumbers[]>`
    select t.id as site_id, t.name as site, d.day, d.impressions, d.viewable, d.clicks, d.filtered
      from ad_slots s join ad_slot_days d on d.ad_slot_id = s.id join sites t on t.id = d.site_id
     where s.id = ${slotId} and ${within(db, seen, 's')} and d.day between ${days.from} and ${days.to}
     order by d.day, t.name`;
}

import type { Day } from '@masthead/shared/platform/values/dates.ts';
import type { SlotFacts } from '@masthead/shared/showcase/ad-slots/slot-live.ts';
import type { SlotNumbers } from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db, Fragment } from '../../platform/db/client.ts';

/** Most entries of a kind in the queue. */
const most = 100;

/** The facts that decide whether a slot runs and is complete. */
export interface QueuedFacts extends SlotFacts {
  id: number;
  url: string | null;
  buttonText: string | null;
}

/** The facts of the slots whose `id` a subquery selects. */
export const slotFacts = (db: Db, visible: Rows<'ad slot'>, ids: Fragment) => db`
    select json_build_object('id', s.id, 'startDate', s.start_date, 'endDate', s.end_date, 'isPaused', s.is_paused,
             'isDeleted', s.deleted_at is not null, 'url', s.url, 'buttonText', s.button_text,
             'firms', coalesce((select json_agg(json_build_object('name', f.name, 'isPaused', f.is_paused,
                                         'isDeleted', f.deleted_at is not null) order by sf.position)
                                  from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
                                 where sf.ad_slot_id = s.id), '[]'),
             'listings', coalesce((select json_agg(json_build_object('description1', l.description1,
                                         'isDeleted', l.deleted_at is not null, 'hasImage', l.image_url <> '')
                                         order by si.position)
                                  from ad_slot_items si join listings l on l.id = si.listing_id
                                 where si.ad_slot_id = s.id), '[]')) as facts
      from ad_slots s where s.id in (select id from (${ids}) asked) and ${within(db, visible, 's')}`;

/** The facts that decide whether a slot runs and is complete; null when it is not in scope. */
export async function findSlotFacts(
  db: Db,
  visible: Rows<'ad slot'>,
  id: number,
): Promise<QueuedFacts | null> {
  const [row] = await db<
    { facts: QueuedFacts }[]
  >`select facts from (${slotFacts(db, visible, db`select ${id}::int as id`)}) f`;
  return row?.facts ?? null;
}

/** Slots in scope that start in this period, as a part of another statement. */
export const startingSlots = (db: Db, visible: Rows<'ad slot'>, from: Day, to: Day) => db`
  select id from ad_slots where deleted_at is null and ${within(db, visible, 'ad_slots')}
     and start_date between ${from} and ${to} order by start_date, id limit ${most}`;

/** Slots in scope that end in this period and run until then. */
export const endingSlots = (db: Db, visible: Rows<'ad slot'>, from: Day, to: Day) => db`
  select id, end_date from ad_slots where deleted_at is null and not is_paused and ${within(db, visible, 'ad_slots')}
     and end_date between ${from} and ${to} order by end_date, id limit ${most}`;

/** Listings in scope without an image, newest first. */
export const withoutImage = (db: Db, visible: Rows<'listing'>) => db`
  select l.id from listings l
   where l.deleted_at is null and l.image_url = '' and ${within(db, visible, 'l')}
   order by l.created_at desc, l.id desc limit ${most}`;

/** Listings in scope whose open house is over, the latest first. */
export const pastOpenHouses = (db: Db, visible: Rows<'listing'>, now: Date) => db`
  select l.id from listings l
   where l.deleted_at is null and ${within(db, visible, 'l')}
     and coalesce(l.open_house_end_date, l.open_house_start_date) < ${now}
   order by coalesce(l.open_house_end_date, l.open_house_start_date) desc, l.id limit ${most}`;

/** The facts of the slots that start in this period, in order. */
export async function listStartingFacts(
  db: Db,
  visible: Rows<'ad slot'>,
  days: { from: Day; to: Day },
): Promise<QueuedFacts[]> {
  const rows = await db<{ facts: QueuedFacts }[]>`
    select facts from (${slotFacts(db, visible, startingSlots(db, visible, days.from, days.to))}) s
     order by facts ->> 'startDate', (facts ->> 'id')::int`;
  return rows.map(({ facts }) => facts);
}

/** The ids of slots in scope that end in this period, in order. */
export async function listEndingIds(
  db: Db,
  visible: Rows<'ad slot'>,
  days: { from: Day; to: Day },
): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select id from (${endingSlots(db, visible, days.from, days.to)}) ending order by end_date, id`;
  return rows.map(({ id }) => id);
}

/** Listings in scope without an image. */
export const listWithoutImage = (db: Db, visible: Rows<'listing'>) => db<
  { id: number; description1: string; firm: string }[]
>`
  select l.id, l.description1, f.name as firm
    from listings l join showcase_firms f on f.id = l.showcase_firm_id
   where l.id in (${withoutImage(db, visible)}) order by l.created_at desc, l.id desc`;

/** Listings in scope whose open house is over, the latest first. */
export const listPastOpenHouses = (db: Db, visible: Rows<'listing'>, now: Date) => db<
  { id: number; description1: string; firm: string; endedAt: Date }[]
>`
  select l.id, l.description1, f.name as firm,
         coalesce(l.open_house_end_date, l.open_house_start_date) as ended_at
    from listings l join showcase_firms f on f.id = l.showcase_firm_id
   where l.id in (${pastOpenHouses(db, visible, now)}) order by ended_at desc, l.id`;

interface MetSlot {
  id: number;
  title1: string;
  firms: string[];
}

const metSlot = (
  db: Db,
  slot: 'a' | 'b',
) => db`json_build_object('id', ${db(slot)}.id, 'title1', ${db(slot)}.title1,
  'firms', array(select f.name from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
                  where sf.ad_slot_id = ${db(slot)}.id order by sf.position))`;

/**
 * Pairs of conflicting slots of different organizations, from today on. Neither organization can see the
 * other's slot, so nobody was asked for a reason. A pair with a reason is settled.
 */
export async function listDoubleBookings(db: Db, visible: Rows<'ad slot'>, today: Day) {
  const rows = await db<{ slot: MetSlot; other: MetSlot; sites: string[]; from: Day; to: Day }[]>`
    select ${metSlot(db, 'a')} as slot, ${metSlot(db, 'b')} as other, array_agg(t.name order by t.name) as sites,
           greatest(a.start_date, b.start_date) as "from", least(a.end_date, b.end_date) as "to"
      from ad_slots a
      join ad_slots b on b.id > a.id and b.start_date <= a.end_date and b.end_date >= a.start_date
      join ad_slot_sites sa on sa.ad_slot_id = a.id
      join ad_slot_sites sb on sb.ad_slot_id = b.id and sb.site_id = sa.site_id
      join sites t on t.id = sa.site_id
     where a.deleted_at is null and not a.is_paused and a.end_date >= ${today} and ${within(db, visible, 'a')}
       and b.deleted_at is null and not b.is_paused and b.end_date >= ${today} and ${within(db, visible, 'b')}
       and a.organization_id is distinct from b.organization_id
       and coalesce(a.conflict_reason, b.conflict_reason) is null
       and (a.display_effect = 'popup' and b.display_effect = 'popup'
            or exists (select from ad_slot_items x join ad_slot_items y using (listing_id)
                        where x.ad_slot_id = a.id and y.ad_slot_id = b.id)
            or exists (select from ad_slot_firms x join ad_slot_firms y using (firm_id)
                        where x.ad_slot_id = a.id and y.ad_slot_id = b.id))
     group by a.id, b.id order by "from", a.id, b.id limit ${most}`;
  return rows.map(({ slot, ...met }) => ({ ...slot, ...met }));
}

/** The sites of a slot with their time zones. */
export function listSiteZones(db: Db, visible: Rows<'ad slot'>, slotId: number) {
  return db<{ siteId: number; site: string; timeZone: string }[]>`
    select t.id as site_id, t.name as site, t.time_zone
      from ad_slots s join ad_slot_sites st on st.ad_slot_id = s.id join sites t on t.id = st.site_id
     where s.id = ${slotId} and ${within(db, visible, 's')} order by t.is_main desc, t.city, t.name`;
}

/** The impressions and clicks of a slot in a period, by site and day. */
export function listNumbers(
  db: Db,
  visible: Rows<'ad slot'>,
  slotId: number,
  days: { from: Day; to: Day },
) {
  return db<SlotNumbers[]>`
    select t.id as site_id, t.name as site, d.day, d.impressions, d.viewable, d.clicks, d.filtered
      from ad_slots s join ad_slot_days d on d.ad_slot_id = s.id join sites t on t.id = d.site_id
     where s.id = ${slotId} and ${within(db, visible, 's')} and d.day between ${days.from} and ${days.to}
     order by d.day, t.name`;
}

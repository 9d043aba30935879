import type { SlotFacts } from '@masthead/shared/ad-slots/slot-live.ts';
import type { Day } from '@masthead/shared/dates.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** A queue shows this many of a kind at the most. */
const most = 100;

/** What decides whether these slots run and are complete, by id of the slot. */
export async function findSlotFacts(db: Db, ids: number[]) {
  const rows = await db<
    (SlotFacts & { id: number; url: string | null; buttonText: string | null })[]
  >`
    select s.id, s.start_date, s.end_date, s.is_paused, s.deleted_at is not null as is_deleted,
           s.url, s.button_text,
           coalesce((select json_agg(json_build_object('name', f.name, 'isPaused', f.is_paused,
                              'isDeleted', f.deleted_at is not null) order by sf.position)
                       from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
                      where sf.ad_slot_id = s.id), '[]') as firms,
           coalesce((select json_agg(json_build_object('description1', l.description1,
                              'isDeleted', l.deleted_at is not null, 'hasImage', l.image_url <> '')
                              order by si.position)
                       from ad_slot_items si join listings l on l.id = si.listing_id
                      where si.ad_slot_id = s.id), '[]') as items
      from ad_slots s where s.id = any(${ids}::integer[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Listings in scope that have no picture. */
export function listWithoutImage(db: Db, seen: Rows<'listing'>) {
  return db<{ id: number; description1: string; firm: string }[]>`
    select l.id, l.description1, f.name as firm
      from listings l join showcase_firms f on f.id = l.showcase_firm_id
     where l.deleted_at is null and l.image_url = '' and ${within(db, seen, 'l')}
     order by l.created_at desc, l.id desc limit ${most}`;
}

/** Listings in scope whose open house is over, the latest first. */
export function listPastOpenHouses(db: Db, seen: Rows<'listing'>, now: Date) {
  return db<{ id: number; description1: string; firm: string; endedAt: Date }[]>`
    select l.id, l.description1, f.name as firm,
           coalesce(l.open_house_end_date, l.open_house_start_date) as ended_at
      from listings l join showcase_firms f on f.id = l.showcase_firm_id
     where l.deleted_at is null and ${within(db, seen, 'l')}
       and coalesce(l.open_house_end_date, l.open_house_start_date) < ${now}
     order by ended_at desc, l.id limit ${most}`;
}

/** The ids of slots in scope that start in these days, and of those that end in them. */
export async function findStartingAndEnding(
  db: Db,
  seen: Rows<'ad slot'>,
  days: { today: Day; startsBy: Day; endsBy: Day },
) {
  const [starting, ending] = await Promise.all([
    db<
      { id: number }[]
    >`select id from ad_slots where deleted_at is null and ${within(db, seen, 'ad_slots')}
        and start_date between ${days.today} and ${days.startsBy} order by start_date, id limit ${most}`,
    db<
      { id: number }[]
    >`select id from ad_slots where deleted_at is null and not is_paused and ${within(db, seen, 'ad_slots')}
        and end_date between ${days.today} and ${days.endsBy} order by end_date, id limit ${most}`,
  ]);
  return { starting: starting.map(({ id }) => id), ending: ending.map(({ id }) => id) };
}

import type { adSlotRecord } from '@masthead/shared/ad-slots/ad-slot.record.ts';
import type { SlotStatus } from '@masthead/shared/ad-slots/ad-slot.ts';
import type { Day } from '@masthead/shared/dates.ts';
import type { RowOf } from '@masthead/shared/records/record.ts';
import { type Rows, type Seer, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { contains } from '../db/contains.ts';
import { findRecord } from '../records/records.queries.ts';
import { adSlotStore, firmsOfSlot, sitesOfSlot } from './ad-slot.record.ts';

/** A slot as stored, with everything that belongs to it. */
export type SlotRow = RowOf<typeof adSlotRecord>;

/** A slot that somebody may see. */
export const findSlot = (db: Db, seer: Seer, id: number) => findRecord(db, adSlotStore, seer, id);

const listColumns = (db: Db) => db`
  s.id, s.title1, s.start_date, s.end_date, s.display_effect, s.is_paused, s.version,
  s.created_at as date_created, ${db.unsafe(firmsOfSlot)}, ${db.unsafe(sitesOfSlot)}`;

/** What a list of slots asks for. */
export interface SlotSearch {
  siteId: number | null;
  firmIds: number[];
  status: SlotStatus;
  title: string | null;
  today: Day;
}

export type SlotListRow = Pick<
  SlotRow,
  | 'id'
  | 'title1'
  | 'startDate'
  | 'endDate'
  | 'displayEffect'
  | 'isPaused'
  | 'version'
  | 'firms'
  | 'sites'
  | 'dateCreated'
>;

const statusConditions: Record<SlotStatus, (db: Db, today: Day) => ReturnType<Db>> = {
  All: (db) => db`true`,
  Active: (db, today) => db`s.start_date <= ${today} and s.end_date >= ${today}`,
  Inactive: (db, today) => db`s.end_date < ${today}`,
  Upcoming: (db, today) => db`s.start_date > ${today}`,
};

const matching = (db: Db, seen: Rows<'ad slot'>, search: SlotSearch) => db`
  where s.deleted_at is null and ${within(db, seen, 's')}
    and ${statusConditions[search.status](db, search.today)}
  ${search.siteId ? db`and exists (select from ad_slot_sites where ad_slot_id = s.id and site_id = ${search.siteId})` : db``}
  ${search.firmIds.length > 0 ? db`and exists (select from ad_slot_firms where ad_slot_id = s.id and firm_id = any(${search.firmIds}::integer[]))` : db``}
  ${search.title ? db`and ${contains(db, 's.title1', search.title)}` : db``}`;

/** A page of slots, newest first, with the number of all (Spec, showcase 7). */
export async function listSlots(
  db: Db,
  seen: Rows<'ad slot'>,
  search: SlotSearch,
  page: { limit: number; offset: number },
) {
  const where = matching(db, seen, search);
  const [rows, [count]] = await Promise.all([
    db<SlotListRow[]>`select ${listColumns(db)} from ad_slots s ${where}
       order by s.created_at desc, s.id desc limit ${page.limit} offset ${page.offset}`,
    db<{ n: number }[]>`select count(*) as n from ad_slots s ${where}`,
  ]);
  return { rows, count: count?.n ?? 0 };
}

/** The slots that run on some day of a range, by start. */
export function listSlotsOfDays(
  db: Db,
  seen: Rows<'ad slot'>,
  search: SlotSearch,
  days: { from: Day; to: Day },
  most: number,
) {
  return db<SlotListRow[]>`select ${listColumns(db)} from ad_slots s ${matching(db, seen, search)}
     and s.start_date <= ${days.to} and s.end_date >= ${days.from}
   order by s.start_date, s.id limit ${most}`;
}

/** These slots as lists show them, in the order of their ids. */
export async function findSlotRows(db: Db, ids: number[]): Promise<SlotListRow[]> {
  return db<SlotListRow[]>`select ${listColumns(db)} from ad_slots s
     where s.id = any(${ids}::integer[]) order by array_position(${ids}::integer[], s.id)`;
}

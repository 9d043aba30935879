import type { AdSlot, AdSlotFields, SlotStatus } from '@masthead/shared/ad-slots/ad-slot.ts';
import type { Day } from '@masthead/shared/dates.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import type { Db } from '../db/client.ts';
import { contains } from '../db/contains.ts';

/** A slot as stored, with everything that belongs to it. */
export interface SlotRow extends Omit<AdSlot, 'dateCreated' | 'dateUpdated'> {
  createdAt: Date;
  updatedAt: Date;
  updatedByName: string | null;
}

/** The columns of a slot that a save writes; firms, sites and listings have tables of their own. */
export type SlotColumns = Omit<AdSlotFields, 'firmIds' | 'siteIds' | 'itemIds'>;

const inScope = (db: Db, scope: OrganizationScope) =>
  scope === 'every organization' ? db`true` : db`s.organization_id = ${scope.organizationId}`;

const firmsOfSlot = (db: Db) => db`
  coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'isPaused', f.is_paused)
                            order by sf.position)
              from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
             where sf.ad_slot_id = s.id), '[]') as firms`;

const sitesOfSlot = (db: Db) => db`
  coalesce((select json_agg(json_build_object('siteId', t.id, 'adslotId', s.id, 'site', t.name)
                            order by t.is_main desc, t.city, t.name)
              from ad_slot_sites st join sites t on t.id = st.site_id
             where st.ad_slot_id = s.id), '[]') as sites`;

const listColumns = (db: Db) => db`
  s.id, s.title1, s.start_date, s.end_date, s.display_effect, s.is_paused, s.version, s.created_at,
  ${firmsOfSlot(db)}, ${sitesOfSlot(db)}`;

const allColumns = (db: Db) => db`
  ${listColumns(db)}, s.title2, s.url, s.button_text, s.button_color, s.button_text_color,
  s.background_color, s.background_text_color, s.popup_background_color, s.presented_by_color,
  s.presented_by_font_weight, s.tag_color, s.logo_height, s.logo_padding, s.header_thin_index,
  s.listing_type, s.google_analytics_tag, s.analytics_category, s.conflict_reason,
  s.deleted_at is not null as is_deleted, s.updated_at, u.name as updated_by_name,
  c.name as created_by, u.name as updated_by,
  array(select firm_id from ad_slot_firms where ad_slot_id = s.id order by position) as firm_ids,
  array(select site_id from ad_slot_sites where ad_slot_id = s.id order by site_id) as site_ids,
  array(select listing_id from ad_slot_items where ad_slot_id = s.id order by position) as item_ids,
  coalesce((select json_agg(json_build_object('id', l.id, 'description1', l.description1,
                     'imageUrl', l.image_url, 'type', l.type, 'firmId', f.id, 'firm', f.name,
                     'isDeleted', l.deleted_at is not null) order by si.position)
              from ad_slot_items si
              join listings l on l.id = si.listing_id
              join showcase_firms f on f.id = l.showcase_firm_id
             where si.ad_slot_id = s.id), '[]') as items`;

/** A slot in scope; deleted ones too when asked for. */
export async function findSlot(
  db: Db,
  scope: OrganizationScope,
  id: number,
  { withDeleted = false } = {},
): Promise<SlotRow | null> {
  const [row] = await db<SlotRow[]>`
    select ${allColumns(db)} from ad_slots s
      left join users u on u.id = s.updated_by left join users c on c.id = s.created_by
     where s.id = ${id} and ${inScope(db, scope)} ${withDeleted ? db`` : db`and s.deleted_at is null`}`;
  return row ?? null;
}

/** The same, locked until the end of the transaction, so that two people act one after the other. */
export async function lockSlot(db: Db, scope: OrganizationScope, id: number) {
  await db`select id from ad_slots s where s.id = ${id} and ${inScope(db, scope)} for update`;
  return findSlot(db, scope, id, { withDeleted: true });
}

/** A stored slot as lists answer it. */
export const slotListReply = ({ createdAt, ...slot }: SlotListRow) => ({
  ...slot,
  dateCreated: createdAt.toISOString(),
});

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
  | 'createdAt'
>;

const statusConditions: Record<SlotStatus, (db: Db, today: Day) => ReturnType<Db>> = {
  All: (db) => db`true`,
  Active: (db, today) => db`s.start_date <= ${today} and s.end_date >= ${today}`,
  Inactive: (db, today) => db`s.end_date < ${today}`,
  Upcoming: (db, today) => db`s.start_date > ${today}`,
};

const matching = (db: Db, scope: OrganizationScope, search: SlotSearch) => db`
  where s.deleted_at is null and ${inScope(db, scope)}
    and ${statusConditions[search.status](db, search.today)}
  ${search.siteId ? db`and exists (select from ad_slot_sites where ad_slot_id = s.id and site_id = ${search.siteId})` : db``}
  ${search.firmIds.length > 0 ? db`and exists (select from ad_slot_firms where ad_slot_id = s.id and firm_id = any(${search.firmIds}::integer[]))` : db``}
  ${search.title ? db`and ${contains(db, 's.title1', search.title)}` : db``}`;

/** A page of slots, newest first, with the number of all (Spec, showcase 7). */
export async function listSlots(
  db: Db,
  scope: OrganizationScope,
  search: SlotSearch,
  page: { limit: number; offset: number },
) {
  const where = matching(db, scope, search);
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
  scope: OrganizationScope,
  search: SlotSearch,
  days: { from: Day; to: Day },
  most: number,
) {
  return db<SlotListRow[]>`select ${listColumns(db)} from ad_slots s ${matching(db, scope, search)}
     and s.start_date <= ${days.to} and s.end_date >= ${days.from}
   order by s.start_date, s.id limit ${most}`;
}

/** These slots as lists show them, in the order of their ids. */
export async function findSlotRows(db: Db, ids: number[]): Promise<SlotListRow[]> {
  return db<SlotListRow[]>`select ${listColumns(db)} from ad_slots s
     where s.id = any(${ids}::integer[]) order by array_position(${ids}::integer[], s.id)`;
}

/** Creates a slot. */
export async function insertSlot(db: Db, columns: SlotColumns): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into ad_slots ${db({ ...columns })} returning id`;
  if (!row) throw new Error('The slot was not kept');
  return row.id;
}

/** Writes what a person changed. The caller has checked the version under a lock. */
export async function updateSlot(db: Db, id: number, columns: SlotColumns): Promise<void> {
  await db`update ad_slots set ${db({ ...columns })} where id = ${id}`;
}

/** Deletes a slot so that it can be restored, or restores it. */
export async function markSlotDeleted(db: Db, id: number, isDeleted: boolean): Promise<void> {
  await db`update ad_slots set deleted_at = ${isDeleted ? db`coalesce(deleted_at, now())` : null} where id = ${id}`;
}

/** Sets firms, sites and listings of a slot, in order; answers whether that changed anything. */
export async function setSlotParts(
  db: Db,
  id: number,
  parts: Pick<AdSlotFields, 'firmIds' | 'siteIds' | 'itemIds'>,
): Promise<boolean> {
  const changed = [
    await db`delete from ad_slot_items where ad_slot_id = ${id} and listing_id <> all(${parts.itemIds}::integer[])`,
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
      select ${id}, item, at from unnest(${parts.itemIds}::integer[]) with ordinality given (item, at)
      on conflict (ad_slot_id, listing_id) do update set position = excluded.position
       where ad_slot_items.position <> excluded.position`,
  ];
  return changed.some((result) => result.count > 0);
}

/** Notes a change of what belongs to a slot as a new version of it. */
export async function touchSlot(db: Db, id: number): Promise<void> {
  await db`update ad_slots set updated_at = clock_timestamp() where id = ${id}`;
}

/** Of ids that a slot names: the firms in scope, the sites, and the listings in scope with their firm. */
export async function findSlotParts(
  db: Db,
  scope: OrganizationScope,
  parts: Pick<AdSlotFields, 'firmIds' | 'siteIds' | 'itemIds'>,
) {
  const ofScope =
    scope === 'every organization' ? db`true` : db`f.organization_id = ${scope.organizationId}`;
  const [firms, sites, listings] = await Promise.all([
    db<{ id: number }[]>`select f.id from showcase_firms f
       where f.id = any(${parts.firmIds}::integer[]) and f.deleted_at is null and ${ofScope}`,
    db<{ id: number }[]>`select id from sites where id = any(${parts.siteIds}::integer[])`,
    db<{ id: number; firmId: number; description1: string; isDeleted: boolean }[]>`
      select l.id, l.showcase_firm_id as firm_id, l.description1, l.deleted_at is not null as is_deleted
        from listings l join showcase_firms f on f.id = l.showcase_firm_id
       where l.id = any(${parts.itemIds}::integer[]) and ${ofScope}`,
  ]);
  return {
    firms: firms.map(({ id }) => id),
    sites: sites.map(({ id }) => id),
    listings: [...listings],
  };
}

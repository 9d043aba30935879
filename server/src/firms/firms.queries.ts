import type { Firm } from '@masthead/shared/firms/firm.ts';
import { firmsInScope } from '../access/firm-scope.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import type { Db } from '../db/client.ts';
import { contains } from '../db/contains.ts';

/** A firm as stored. */
export interface FirmRow extends Omit<Firm, 'dateCreated' | 'dateUpdated'> {
  createdAt: Date;
  updatedAt: Date;
  updatedByName: string | null;
}

/** The columns that a save writes; the sites have a table of their own. */
export type FirmColumns = Omit<
  Firm,
  | 'id'
  | 'siteIds'
  | 'userGroupId'
  | 'group'
  | 'createdBy'
  | 'updatedBy'
  | 'dateCreated'
  | 'dateUpdated'
  | 'version'
>;

const columns = (db: Db) => db`
  f.id, f.name, f.organization_id as user_group_id, o.name as group, f.is_paused, f.website,
  f.logo_url1, f.logo_url2, f.background_color, f.background_text_color, f.popup_background_color,
  f.button_color, f.button_text, f.button_text_color, f.more_info_text, f.see_inside_message,
  f.header_thin_index, f.google_analytics_tag, f.version, f.created_at, f.updated_at,
  array(select site_id from showcase_firm_sites where firm_id = f.id order by site_id) as site_ids,
  c.name as created_by, u.name as updated_by, u.name as updated_by_name`;

/** A firm in scope. */
export async function findFirm(
  db: Db,
  scope: OrganizationScope,
  id: number,
): Promise<FirmRow | null> {
  const [row] = await db<FirmRow[]>`
    select ${columns(db)} from showcase_firms f
      left join organizations o on o.id = f.organization_id
      left join users u on u.id = f.updated_by left join users c on c.id = f.created_by
     where f.id = ${id} and f.deleted_at is null and ${firmsInScope(db, scope)}`;
  return row ?? null;
}

/** The same, locked until the end of the transaction. */
export async function lockFirm(db: Db, scope: OrganizationScope, id: number) {
  await db`select id from showcase_firms where id = ${id} for update`;
  return findFirm(db, scope, id);
}

/** A firm as lists show it. */
export type FirmListRow = Pick<FirmRow, 'id' | 'name' | 'userGroupId' | 'group' | 'isPaused'>;

/** A page of firms by name, with the number of all. */
export async function listFirms(
  db: Db,
  scope: OrganizationScope,
  search: { name: string | null; limit: number; offset: number },
) {
  const where = db`where f.deleted_at is null and ${firmsInScope(db, scope)}
    ${search.name ? db`and ${contains(db, 'f.name', search.name)}` : db``}`;
  const [rows, [count]] = await Promise.all([
    db<FirmListRow[]>`
      select f.id, f.name, f.organization_id as user_group_id, o.name as group, f.is_paused
        from showcase_firms f left join organizations o on o.id = f.organization_id ${where}
       order by f.name collate "und-x-icu", f.id limit ${search.limit} offset ${search.offset}`,
    db<{ n: number }[]>`select count(*) as n from showcase_firms f ${where}`,
  ]);
  return { rows, totalCount: count?.n ?? 0 };
}

/** The firms that can be chosen, by name: paused ones are left out (Spec, showcase 4). */
export function listFirmOptions(db: Db, scope: OrganizationScope, most: number) {
  return db<Pick<FirmRow, 'id' | 'name' | 'userGroupId'>[]>`
    select f.id, f.name, f.organization_id as user_group_id from showcase_firms f
     where f.deleted_at is null and not f.is_paused and ${firmsInScope(db, scope)}
     order by f.name collate "und-x-icu", f.id limit ${most}`;
}

/** Creates a firm in an organization, or for staff only. */
export async function insertFirm(
  db: Db,
  firm: { name: string; organizationId: number | null },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into showcase_firms ${db({ ...firm })} returning id`;
  if (!row) throw new Error('The firm was not kept');
  return row.id;
}

/** Writes what a person changed. The caller has checked the version under a lock. */
export async function updateFirm(db: Db, id: number, firm: FirmColumns): Promise<void> {
  await db`update showcase_firms set ${db({ ...firm })} where id = ${id}`;
}

/** The sites of a firm; a save that changes only these is a new version too. */
export async function setFirmSites(db: Db, id: number, siteIds: number[]): Promise<void> {
  const gone = await db`
    delete from showcase_firm_sites where firm_id = ${id} and site_id <> all(${siteIds}::integer[])`;
  const added = await db`
    insert into showcase_firm_sites (firm_id, site_id)
    select ${id}, site from unnest(${siteIds}::integer[]) site on conflict (firm_id, site_id) do nothing`;
  if (gone.count + added.count > 0)
    await db`update showcase_firms set updated_at = clock_timestamp() where id = ${id}`;
}

/** Of these sites, those that exist. */
export async function findSiteIds(db: Db, siteIds: number[]): Promise<number[]> {
  const rows = await db<
    { id: number }[]
  >`select id from sites where id = any(${siteIds}::integer[])`;
  return rows.map(({ id }) => id);
}

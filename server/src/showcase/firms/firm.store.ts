import type { Direction } from '@masthead/shared/platform/contract/paging.ts';
import type { RowOf } from '@masthead/shared/platform/records/record.ts';
import { firmMessages } from '@masthead/shared/showcase/firms/firm.messages.ts';
import { firmRecord } from '@masthead/shared/showcase/firms/firm.record.ts';
import { siteRows } from '../../people/sites/site.store.ts';
import {
  ofOrganization,
  type Rows,
  rowRule,
  rowsOf,
  type Seer,
  within,
} from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { contains } from '../../platform/db/contains.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { findRecord } from '../../platform/records/records.queries.ts';
import { none, type Store } from '../../platform/records/store.ts';

/** A firm belongs to its organization. */
export const firmRows = rowRule({ record: 'firm', visibleTo: 'organization', own: ofOrganization });

/** Firms, as the server saves them. */
export const firmStore: Store<typeof firmRecord> = {
  record: firmRecord,
  alias: 'f',
  joins: 'left join organizations o on o.id = f.organization_id',
  added: `o.name as group,
    array(select site_id from showcase_firm_sites where firm_id = f.id order by site_id) as site_ids`,
  rows: firmRows,
  found: { detail: `concat_ws(' · ', o.name, f.website)`, order: 'f.updated_at desc' },
  check: async (db, { seer, values }) => {
    const known = await findSiteIds(db, rowsOf(seer, siteRows), values.siteIds);
    if (values.siteIds.some((id) => !known.includes(id)))
      throw badRequest({ path: 'siteIds', message: firmMessages.unknownSite });
  },
  writeParts: (db, id, { siteIds }) => setFirmSites(db, id, siteIds),
  restoreRule: none('it is never deleted'),
  mayDelete: () => false,
};

/** A stored firm. */
type FirmRow = RowOf<typeof firmRecord>;

/** A firm that the caller may see. */
export const findFirm = (db: Db, seer: Seer, id: number) => findRecord(db, firmStore, seer, id);

/** The ids of these firms that the caller may see, locked until the transaction ends. */
export async function holdFirms(
  db: Db,
  visible: Rows<'firm'>,
  ids: readonly (number | null | undefined)[],
): Promise<number[]> {
  const named = ids.filter((id) => typeof id === 'number');
  if (named.length === 0) return [];
  const rows = await db<{ id: number }[]>`
    select f.id from showcase_firms f
     where f.id = any(${named}::integer[]) and f.deleted_at is null and ${within(db, visible, 'f')}
     order by f.id for share`;
  return rows.map(({ id }) => id);
}

/** A firm as lists show it. */
export type FirmListRow = Pick<FirmRow, 'id' | 'name' | 'organizationId' | 'group' | 'isPaused'>;

/** The condition for firms without a site, of which nothing can be shown. */
const lacking = (db: Db) =>
  db`not exists (select from showcase_firm_sites x where x.firm_id = f.id)`;

/** The same within the caller's scope, as a part of another statement. */
export const firmsLacking = (db: Db, visible: Rows<'firm'>) => db`
  select from showcase_firms f where f.deleted_at is null and ${within(db, visible, 'f')} and ${lacking(db)}`;

/** A page of firms by name, with the total count. */
export async function listFirms(
  db: Db,
  visible: Rows<'firm'>,
  search: {
    name: string | null;
    isLacking?: boolean | null | undefined;
    direction?: Direction | null | undefined;
    limit: number;
    offset: number;
  },
) {
  const direction = db.unsafe(search.direction ?? 'asc');
  const where = db`where f.deleted_at is null and ${within(db, visible, 'f')}
    ${search.name ? db`and ${contains(db, 'f.name', search.name)}` : db``}
    ${search.isLacking ? db`and ${lacking(db)}` : db``}`;
  const [rows, [count]] = await Promise.all([
    db<FirmListRow[]>`
      select f.id, f.name, f.organization_id, o.name as group, f.is_paused
        from showcase_firms f left join organizations o on o.id = f.organization_id ${where}
       order by f.name collate "und-x-icu" ${direction}, f.id ${direction} limit ${search.limit} offset ${search.offset}`,
    db<{ n: number }[]>`select count(*) as n from showcase_firms f ${where}`,
  ]);
  return { rows, totalCount: count?.n ?? 0 };
}

/** The firms that can be chosen, by name: paused ones are left out (Spec, showcase 4). */
export function listFirmOptions(db: Db, visible: Rows<'firm'>, most: number) {
  return db<Pick<FirmRow, 'id' | 'name' | 'organizationId'>[]>`
    select f.id, f.name, f.organization_id from showcase_firms f
     where f.deleted_at is null and not f.is_paused and ${within(db, visible, 'f')}
     order by f.name collate "und-x-icu", f.id limit ${most}`;
}

/** Creates a firm in an organization, or for staff only. */
export async function insertFirm(
  db: Db,
  firm: { name: string; organizationId: number | null },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into showcase_firms ${db({ ...firm })} returning id`;
  if (!row) throw new Error('The firm was not saved');
  return row.id;
}

/** Sets the sites of a firm. Returns whether anything changed. */
async function setFirmSites(db: Db, id: number, siteIds: number[]): Promise<boolean> {
  const gone = await db`
    delete from showcase_firm_sites where firm_id = ${id} and site_id <> all(${siteIds}::integer[])`;
  const added = await db`
    insert into showcase_firm_sites (firm_id, site_id)
    select ${id}, site from unnest(${siteIds}::integer[]) site on conflict (firm_id, site_id) do nothing`;
  return gone.count + added.count > 0;
}

/** The ids of these sites that exist. */
async function findSiteIds(db: Db, visible: Rows<'site'>, siteIds: number[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select s.id from sites s where s.id = any(${siteIds}::integer[]) and ${within(db, visible, 's')}`;
  return rows.map(({ id }) => id);
}

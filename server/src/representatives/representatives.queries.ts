import type { Representative } from '@masthead/shared/representatives/representative.ts';
import { firmsInScope } from '../access/firm-scope.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import type { Db } from '../db/client.ts';
import { contains } from '../db/contains.ts';

/** A representative as stored. */
export interface RepresentativeRow extends Omit<Representative, 'dateCreated' | 'dateUpdated'> {
  createdAt: Date;
  updatedAt: Date;
  updatedByName: string | null;
}

/** The columns that a save writes. */
export type RepresentativeColumns = Pick<
  Representative,
  'showcaseFirmId' | 'name' | 'email' | 'phone' | 'imageUrl'
>;

const columns = (db: Db) => db`
  r.id, r.showcase_firm_id, f.name as firm, r.name, r.email, r.phone, r.image_url, r.version,
  r.deleted_at is not null as is_deleted, r.created_at, r.updated_at,
  c.name as created_by, u.name as updated_by, u.name as updated_by_name`;
const source = (db: Db) => db`
  representatives r join showcase_firms f on f.id = r.showcase_firm_id
  left join users u on u.id = r.updated_by left join users c on c.id = r.created_by`;

/** A representative of a firm in scope. */
export async function findRepresentative(
  db: Db,
  scope: OrganizationScope,
  id: number,
  { withDeleted = false } = {},
): Promise<RepresentativeRow | null> {
  const [row] = await db<RepresentativeRow[]>`
    select ${columns(db)} from ${source(db)}
     where r.id = ${id} and ${firmsInScope(db, scope)} ${withDeleted ? db`` : db`and r.deleted_at is null`}`;
  return row ?? null;
}

/** The same, locked until the end of the transaction. */
export async function lockRepresentative(db: Db, scope: OrganizationScope, id: number) {
  await db`select id from representatives where id = ${id} for update`;
  return findRepresentative(db, scope, id, { withDeleted: true });
}

/** A page of representatives by name (Spec, showcase 7). */
export async function listRepresentatives(
  db: Db,
  scope: OrganizationScope,
  search: { name: string | null; showcaseFirmId: number | null; limit: number; offset: number },
) {
  const where = db`
    where r.deleted_at is null and f.deleted_at is null and ${firmsInScope(db, scope)}
    ${search.name ? db`and ${contains(db, 'r.name', search.name)}` : db``}
    ${search.showcaseFirmId ? db`and r.showcase_firm_id = ${search.showcaseFirmId}` : db``}`;
  const [rows, [count]] = await Promise.all([
    db<RepresentativeRow[]>`select ${columns(db)} from ${source(db)} ${where}
       order by r.name collate "und-x-icu", r.id limit ${search.limit} offset ${search.offset}`,
    db<{ n: number }[]>`select count(*) as n
       from representatives r join showcase_firms f on f.id = r.showcase_firm_id ${where}`,
  ]);
  return { rows, totalCount: count?.n ?? 0 };
}

/** The representatives of one firm by name, as pickers need them. */
export function listRepresentativesOfFirm(
  db: Db,
  scope: OrganizationScope,
  firmId: number,
  most: number,
) {
  return db<Pick<Representative, 'id' | 'name' | 'phone' | 'email' | 'imageUrl'>[]>`
    select r.id, r.name, r.phone, r.email, r.image_url
      from representatives r join showcase_firms f on f.id = r.showcase_firm_id
     where r.showcase_firm_id = ${firmId} and r.deleted_at is null and ${firmsInScope(db, scope)}
     order by r.name collate "und-x-icu", r.id limit ${most}`;
}

/** Creates a representative. */
export async function insertRepresentative(
  db: Db,
  representative: RepresentativeColumns,
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into representatives ${db({ ...representative })} returning id`;
  if (!row) throw new Error('The representative was not kept');
  return row.id;
}

/** Writes what a person changed. The caller has checked the version under a lock. */
export async function updateRepresentative(
  db: Db,
  id: number,
  representative: RepresentativeColumns,
  isDeleted: boolean,
): Promise<void> {
  await db`update representatives set ${db({ ...representative })},
      deleted_at = ${isDeleted ? db`coalesce(deleted_at, now())` : null}
    where id = ${id}`;
}

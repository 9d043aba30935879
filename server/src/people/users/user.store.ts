import { userMessages, userRecord } from '@masthead/shared/people/users/user.record.ts';
import type {
  ExternalProfile,
  UserReference,
  UserRow,
} from '@masthead/shared/people/users/user.ts';
import type { Role } from '@masthead/shared/platform/access/roles.ts';
import { ofOrganization, type Rows, rowRule, rowsOf, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { none, type PendingSave, type Store } from '../../platform/records/store.ts';
import { organizationRows } from '../organizations/organization.store.ts';

/** Row rule: people belong to their organization. */
export const userRows = rowRule({ record: 'user', visibleTo: 'organization', own: ofOrganization });

/** The organization must exist, and no one may move themselves out of the owner organization. */
async function checkOrganization(
  db: Db,
  { seer, values, current }: PendingSave<typeof userRecord>,
): Promise<void> {
  if (values.organizationId === current?.organizationId) return;
  const organization = await holdOrganization(
    db,
    rowsOf(seer, organizationRows),
    values.organizationId,
  );
  if (!organization)
    throw badRequest({ path: 'organizationId', message: 'You must select an organization' });
  if (current?.id === seer.id && !organization.isOwner)
    throw badRequest({ path: 'organizationId', message: userMessages.ownMove });
}

const holdsAdmin = `exists (select from user_roles m where m.user_id = u.id and m.name = 'admin')`;

/** The server's half of the user record. */
export const userStore: Store<typeof userRecord> = {
  record: userRecord,
  alias: 'u',
  joins: 'left join organizations o on o.id = u.organization_id and o.deleted_at is null',
  added: `
    coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name) order by m.id)
                from user_roles m where m.user_id = u.id), '[]') as roles,
    o.name as "group", coalesce(o.is_owner, false) as is_staff,
    coalesce(o.is_owner, false) and ${holdsAdmin} as is_admin,
    u.password_hash is not null as has_password`,
  rows: userRows,
  found: {
    detail: `concat_ws(' · ', u.email, o.name, case when u.is_disabled then 'Disabled' end)`,
    words: `folded(concat_ws(' ', u.name, u.username, u.email))`,
    order: 'u.is_disabled, u.name',
  },
  check: checkOrganization,
  restoreRule: none('it is never deleted'),
  mayDelete: () => false,
};

const rolesOf = (db: Db) => db`
  coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id)
              from user_roles r where r.user_id = u.id), '[]') as roles`;

/** The enabled people that the viewer may see, by name, with only the fields of reference lists. */
export function listUsers(db: Db, visible: Rows<'user'>): Promise<UserReference[]> {
  return db<UserReference[]>`
    select u.id, u.name, ${rolesOf(db)} from users u
     where not u.is_disabled and ${within(db, visible, 'u')}
     order by u.name collate "und-x-icu", u.id`;
}

const rowColumns = (db: Db) => db`
  u.id, u.username, u.email, u.name, u.image_url, o.id as organization_id, o.name as "group", u.is_disabled, ${rolesOf(db)},
  coalesce(o.is_owner, false) and exists (select from user_roles r where r.user_id = u.id and r.name = 'admin') as is_admin`;

const source = (db: Db) =>
  db`users u left join organizations o on o.id = u.organization_id and o.deleted_at is null`;

/** All people that the viewer may see, including disabled ones, by name; for admins. */
export const listEverybody = (db: Db, visible: Rows<'user'>): Promise<UserRow[]> =>
  db<UserRow[]>`
    select ${rowColumns(db)} from ${source(db)} where ${within(db, visible, 'u')}
     order by u.name collate "und-x-icu", u.id`;

/** Locks an organization against deletion until the transaction ends; false if it does not exist. */
async function holdOrganization(
  db: Db,
  visible: Rows<'organization'>,
  id: number,
): Promise<{ isOwner: boolean } | null> {
  const [row] = await db<{ isOwner: boolean }[]>`
    select o.is_owner from organizations o
     where o.id = ${id} and o.deleted_at is null and ${within(db, visible, 'o')} for share`;
  return row ?? null;
}

/** Adds a role; one that the person already has violates `user_roles_unique`. */
export async function insertRole(db: Db, userId: number, name: Role): Promise<void> {
  await db`insert into user_roles (user_id, name) values (${userId}, ${name})`;
}

/** Removes a role; returns whether the person had it. */
export async function deleteRole(db: Db, userId: number, name: Role): Promise<boolean> {
  const rows =
    await db`delete from user_roles where user_id = ${userId} and name = ${name} returning id`;
  return rows.length > 0;
}

/** Profiles of an email, in any letter case, on the external publishing platform. */
export async function listExternalProfiles(db: Db, email: string): Promise<ExternalProfile[]> {
  const rows = await db<(Omit<ExternalProfile, 'profile_url' | 'is_active'> & ProfileColumns)[]>`
    select id, city, name, profile_url, is_active from external_profiles
     where lower(email) = lower(${email}) order by city collate "und-x-icu", id`;
  return rows.map(({ profileUrl, isActive, ...row }) => ({
    ...row,
    profile_url: profileUrl,
    is_active: isActive,
  }));
}

interface ProfileColumns {
  profileUrl: string | null;
  isActive: boolean;
}

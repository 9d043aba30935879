import type { Role } from '@masthead/shared/roles.ts';
import type { ExternalProfile, UserReference, UserRow } from '@masthead/shared/users/user.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

const rolesOf = (db: Db) => db`
  coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id)
              from user_roles r where r.user_id = u.id), '[]') as roles`;

/** The enabled people whom somebody may see, by name, with what reference lists need and no more. */
export function listUsers(db: Db, seen: Rows<'user'>): Promise<UserReference[]> {
  return db<UserReference[]>`
    select u.id, u.name, ${rolesOf(db)} from users u
     where not u.is_disabled and ${within(db, seen, 'u')}
     order by u.name collate "und-x-icu", u.id`;
}

const rowColumns = (db: Db) => db`
  u.id, u.username, u.email, u.name, u.image_url, o.id as organization_id, o.name as "group", u.is_disabled, ${rolesOf(db)},
  coalesce(o.is_owner, false) and exists (select from user_roles r where r.user_id = u.id and r.name = 'admin') as is_admin`;

const source = (db: Db) =>
  db`users u left join organizations o on o.id = u.organization_id and o.deleted_at is null`;

/** Everybody whom somebody may see, also the disabled, by name: the list of admins. */
export const listEverybody = (db: Db, seen: Rows<'user'>): Promise<UserRow[]> =>
  db<UserRow[]>`
    select ${rowColumns(db)} from ${source(db)} where ${within(db, seen, 'u')}
     order by u.name collate "und-x-icu", u.id`;

/** An organization that people can belong to, kept from being deleted until the transaction ends. */
export async function holdOrganization(
  db: Db,
  seen: Rows<'organization'>,
  id: number,
): Promise<{ isOwner: boolean } | null> {
  const [row] = await db<{ isOwner: boolean }[]>`
    select o.is_owner from organizations o
     where o.id = ${id} and o.deleted_at is null and ${within(db, seen, 'o')} for share`;
  return row ?? null;
}

/** Gives a role; one already held violates `user_roles_unique`. */
export async function insertRole(db: Db, userId: number, name: Role): Promise<void> {
  await db`insert into user_roles (user_id, name) values (${userId}, ${name})`;
}

/** Takes a role; answers whether it was held. */
export async function deleteRole(db: Db, userId: number, name: Role): Promise<boolean> {
  const rows =
    await db`delete from user_roles where user_id = ${userId} and name = ${name} returning id`;
  return rows.length > 0;
}

/** The profiles of an e-mail, in any letter case, at the outside publisher platform. */
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

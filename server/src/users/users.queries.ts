import type { Role } from '@masthead/shared/roles.ts';
import type {
  ExternalProfile,
  RebelmouseRole,
  UserForm,
  UserReference,
  UserRow,
} from '@masthead/shared/users/user.ts';
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

/** A person with everything that the screens of admins show. */
export interface UserRecord extends UserRow {
  version: number;
  bio: string | null;
  rebelmouseRole: RebelmouseRole | null;
  isGowUser: boolean;
  isChatMember: boolean;
  hasPassword: boolean;
  updatedAt: Date;
  updatedBy: string | null;
}

const rowColumns = (db: Db) => db`
  u.id, u.username, u.email, u.name, u.image_url, o.id as user_group_id, o.name as "group", u.is_disabled, ${rolesOf(db)},
  coalesce(o.is_owner, false) and exists (select from user_roles r where r.user_id = u.id and r.name = 'admin') as is_admin`;

const source = (db: Db) =>
  db`users u left join organizations o on o.id = u.organization_id and o.deleted_at is null`;

/** Everybody, also the disabled, by name: the list of admins. */
export const listEverybody = (db: Db): Promise<UserRow[]> =>
  db<UserRow[]>`
    select ${rowColumns(db)} from ${source(db)} order by u.name collate "und-x-icu", u.id`;

/** One person, or null. */
export async function findUser(db: Db, id: number): Promise<UserRecord | null> {
  const [row] = await db<UserRecord[]>`
    select ${rowColumns(db)}, u.version, u.bio, u.rebelmouse_role, coalesce(o.is_owner, false) as is_gow_user,
           u.is_chat_member, u.password_hash is not null as has_password, u.updated_at, editor.name as updated_by
      from ${source(db)} left join users editor on editor.id = u.updated_by
     where u.id = ${id}`;
  return row ?? null;
}

/** The same, locked until the end of the transaction, so that two people act one after the other. */
export async function lockUser(db: Db, id: number): Promise<UserRecord | null> {
  await db`select id from users where id = ${id} for update`;
  return findUser(db, id);
}

/** An organization that people can belong to, kept from being deleted until the transaction ends. */
export async function holdOrganization(db: Db, id: number): Promise<{ isOwner: boolean } | null> {
  const [row] = await db<{ isOwner: boolean }[]>`
    select is_owner from organizations where id = ${id} and deleted_at is null for share`;
  return row ?? null;
}

/** Adds a person without a password. */
export async function insertUser(db: Db, user: UserForm & { username: string }): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into users (username, email, name, organization_id, image_url, bio, rebelmouse_role, updated_by)
    values (${user.username}, ${user.email}, ${user.name}, ${user.userGroupId}, ${user.imageUrl}, ${user.bio},
            ${user.rebelmouseRole}, current_actor())
    returning id`;
  if (!row) throw new Error('The person was not kept');
  return row.id;
}

/** Writes what was changed. The caller has checked the version under a lock. */
export async function updateUser(
  db: Db,
  id: number,
  user: Omit<UserForm, 'userGroupId'> & { userGroupId: number | null; isDisabled: boolean },
): Promise<void> {
  await db`update users set
      name = ${user.name}, email = ${user.email}, organization_id = ${user.userGroupId}, image_url = ${user.imageUrl},
      bio = ${user.bio}, rebelmouse_role = ${user.rebelmouseRole}, is_disabled = ${user.isDisabled}
    where id = ${id}`;
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

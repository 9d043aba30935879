import type { Role } from '@masthead/shared/platform/access/roles.ts';
import type { Db } from '../../platform/db/client.ts';

/** The fields of an account that sign-in needs. */
export interface Account {
  id: number;
  passwordHash: string | null;
  isDisabled: boolean;
}

/**
 * The account with this username or email, in any letter case (decisions 3), and the key under which
 * attempts are counted. Why: a known account is counted by its id, however its name is written; an unknown
 * name by what the database compares, because it lowercases differently from JavaScript.
 */
export async function findAccount(
  db: Db,
  username: string,
): Promise<{ key: string; found: Account | null }> {
  const [row] = await db<({ name: string } & { [K in keyof Account]: Account[K] | null })[]>`
    select n.name, u.id, u.password_hash, u.is_disabled
      from (select lower(${username}::text) as name) n
      left join users u on lower(u.username) = n.name or lower(u.email) = n.name
     order by (lower(u.username) = n.name) desc nulls last limit 1`;
  const { name = '', id = null, passwordHash = null, isDisabled } = row ?? {};
  if (id === null) return { key: `name ${name}`, found: null };
  return { key: `account ${id}`, found: { id, passwordHash, isDisabled: isDisabled === true } };
}

/** The enabled person with this email, in any letter case. A username is not accepted here. */
export async function findEnabledByEmail(db: Db, email: string): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    select id from users where lower(email) = lower(${email}) and not is_disabled`;
  return row?.id ?? null;
}

/** Reset requests from this address in the last 15 minutes, including this one. */
export async function countResetRequest(db: Db, address: string): Promise<number> {
  await db`delete from password_reset_requests where at < now() - interval '1 day'`;
  await db`insert into password_reset_requests (address) values (${address})`;
  const [row] = await db<{ n: number }[]>`
    select count(*) as n from password_reset_requests
     where address = ${address} and at > now() - interval '15 minutes'`;
  return row?.n ?? 0;
}

/** A person who receives an email about their account. */
export interface Addressee {
  id: number;
  name: string;
  username: string;
  email: string;
  /** True if they have never had a password, that is, were just added. */
  isNew: boolean;
}

/** A person who is not disabled, or null. */
export async function findAddressee(db: Db, userId: number): Promise<Addressee | null> {
  const [row] = await db<Addressee[]>`
    select id, name, username, email, password_hash is null as is_new from users where id = ${userId} and not is_disabled`;
  return row ?? null;
}

/** The same, locked, so that resets of one account are created one at a time. */
export async function lockAddressee(db: Db, userId: number): Promise<Addressee | null> {
  await db`select id from users where id = ${userId} for update`;
  return findAddressee(db, userId);
}

/** Reset emails sent to a person in the last hour. */
export async function countResets(db: Db, userId: number): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*) as n from password_resets
     where user_id = ${userId} and created_at > now() - interval '1 hour'`;
  return row?.n ?? 0;
}

/** Creates a reset and invalidates earlier ones. */
export async function insertReset(
  db: Db,
  reset: { userId: number; tokenHash: Buffer; minutes: number },
): Promise<number> {
  await db`update password_resets set ended_at = now()
            where user_id = ${reset.userId} and used_at is null and ended_at is null`;
  const [row] = await db<{ id: number }[]>`
    insert into password_resets (user_id, token_hash, expires_at)
    values (${reset.userId}, ${reset.tokenHash}, now() + ${reset.minutes} * interval '1 minute')
    returning id`;
  if (!row) throw new Error('The reset was not saved');
  return row.id;
}

/** Deletes a reset whose email was not sent. */
export async function deleteReset(db: Db, id: number): Promise<void> {
  await db`delete from password_resets where id = ${id}`;
}

const isGood = (db: Db, tokenHash: Buffer, username: string) => db`
  r.token_hash = ${tokenHash} and r.used_at is null and r.ended_at is null and r.expires_at > now()
  and u.id = r.user_id and not u.is_disabled
  and (lower(u.email) = lower(${username}) or lower(u.username) = lower(${username}))`;

/** The person of a reset that is still valid. */
export async function findResetOwner(
  db: Db,
  tokenHash: Buffer,
  username: string,
): Promise<Addressee | null> {
  const [row] = await db<Addressee[]>`
    select u.id, u.name, u.username, u.email, u.password_hash is null as is_new from password_resets r, users u
     where ${isGood(db, tokenHash, username)}`;
  return row ?? null;
}

/** Marks a reset as used; of concurrent calls, only one gets true. */
export async function useReset(db: Db, tokenHash: Buffer, username: string): Promise<boolean> {
  const rows = await db`
    update password_resets r set used_at = now() from users u
     where ${isGood(db, tokenHash, username)} returning r.id`;
  return rows.length > 0;
}

interface Begun {
  stateHash: Buffer;
  browserHash: Buffer;
}

/** Stores a sign-in that has started at the provider, and deletes old ones. */
export async function insertOpenIdSignIn(db: Db, begun: Begun): Promise<void> {
  await db`delete from open_id_sign_ins where expires_at < now()`;
  await db`insert into open_id_sign_ins (state_hash, browser_hash, expires_at)
    values (${begun.stateHash}, ${begun.browserHash}, now() + interval '10 minutes')`;
}

/** Marks it as used: true once, for the browser that started it, within ten minutes. */
export async function useOpenIdSignIn(db: Db, begun: Begun): Promise<boolean> {
  const rows = await db`
    delete from open_id_sign_ins
     where state_hash = ${begun.stateHash} and browser_hash = ${begun.browserHash} and expires_at > now()
     returning id`;
  return rows.length > 0;
}

/** The roles of a person. */
export async function listRoles(db: Db, userId: number): Promise<Role[]> {
  const rows = await db<{ name: Role }[]>`
    select name from user_roles where user_id = ${userId} order by id`;
  return rows.map(({ name }) => name);
}

/** The same, while nobody else changes them. */
export async function lockRoles(db: Db, userId: number): Promise<Role[]> {
  await db`select id from users where id = ${userId} for update`;
  return listRoles(db, userId);
}

/** Whether the owner organization has another enabled admin. */
export async function hasOtherAdmin(db: Db, userId: number): Promise<boolean> {
  const [row] = await db<{ isThere: boolean }[]>`
    select exists (
      select from users u join user_roles r on r.user_id = u.id and r.name = 'admin'
        join organizations o on o.id = u.organization_id and o.is_owner
       where u.id <> ${userId} and not u.is_disabled) as is_there`;
  return row?.isThere ?? false;
}

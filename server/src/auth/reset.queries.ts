import type { Db } from '../db/client.ts';

/** Requests for reset mails from this address in 15 minutes, with this one. */
export async function countResetRequest(db: Db, address: string): Promise<number> {
  await db`delete from password_reset_requests where at < now() - interval '1 day'`;
  await db`insert into password_reset_requests (address) values (${address})`;
  const [row] = await db<{ n: number }[]>`
    select count(*) as n from password_reset_requests
     where address = ${address} and at > now() - interval '15 minutes'`;
  return row?.n ?? 0;
}

/** A person to whom a mail about their account goes. */
export interface Addressee {
  id: number;
  name: string;
  username: string;
  email: string;
  /** They have never had a password: somebody has just added them. */
  isNew: boolean;
}

/** A person who is not disabled, or null. */
export async function findAddressee(db: Db, userId: number): Promise<Addressee | null> {
  const [row] = await db<Addressee[]>`
    select id, name, username, email, password_hash is null as is_new from users where id = ${userId} and not is_disabled`;
  return row ?? null;
}

/** The same, locked, so that resets of one account are made one after the other. */
export async function lockAddressee(db: Db, userId: number): Promise<Addressee | null> {
  await db`select id from users where id = ${userId} for update`;
  return findAddressee(db, userId);
}

/** Resets that were mailed to a person within an hour. */
export async function countResets(db: Db, userId: number): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*) as n from password_resets
     where user_id = ${userId} and created_at > now() - interval '1 hour'`;
  return row?.n ?? 0;
}

/** A new reset; those before it are void. */
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
  if (!row) throw new Error('The reset was not kept');
  return row.id;
}

/** Takes a reset back whose mail did not leave. */
export async function deleteReset(db: Db, id: number): Promise<void> {
  await db`delete from password_resets where id = ${id}`;
}

const isGood = (db: Db, tokenHash: Buffer, username: string) => db`
  r.token_hash = ${tokenHash} and r.used_at is null and r.ended_at is null and r.expires_at > now()
  and u.id = r.user_id and not u.is_disabled
  and (lower(u.email) = lower(${username}) or lower(u.username) = lower(${username}))`;

/** The person whose reset this is, while it can be used. */
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

/** Uses a reset up; of many at once one is told true. */
export async function useReset(db: Db, tokenHash: Buffer, username: string): Promise<boolean> {
  const rows = await db`
    update password_resets r set used_at = now() from users u
     where ${isGood(db, tokenHash, username)} returning r.id`;
  return rows.length > 0;
}

import type { Db } from '../db/client.ts';

export interface PasskeyRow {
  id: number;
  name: string;
  createdAt: Date;
  usedAt: Date | null;
  isSynced: boolean;
}

/** A person's passkeys, oldest first. */
export const listPasskeys = (db: Db, userId: number) => db<PasskeyRow[]>`
  select id, name, created_at, used_at, is_synced from passkeys where user_id = ${userId} order by id`;

/** By which browsers and authenticators know a person's passkeys. */
export const listCredentials = (db: Db, userId: number) =>
  db<
    { credentialId: string; transports: string[] }[]
  >`select credential_id, transports from passkeys where user_id = ${userId} order by id`;

/** A passkey with what proves its use. */
export interface KnownPasskey {
  id: number;
  userId: number;
  publicKey: Buffer;
}

/** The passkey of an enabled person. */
export async function findPasskey(db: Db, credentialId: string): Promise<KnownPasskey | null> {
  const [row] = await db<KnownPasskey[]>`
    select p.id, p.user_id, p.public_key from passkeys p
      join users u on u.id = p.user_id and not u.is_disabled
     where p.credential_id = ${credentialId}`;
  return row ?? null;
}

/** Whether a person has a passkey, which is a second factor. */
export async function hasPasskey(db: Db, userId: number): Promise<boolean> {
  const rows = await db`select from passkeys where user_id = ${userId} limit 1`;
  return rows.length > 0;
}

/** Adds a passkey; null if an account has it already. */
export async function insertPasskey(
  db: Db,
  passkey: {
    userId: number;
    credentialId: string;
    publicKey: Buffer;
    counter: number;
    transports: readonly string[];
    isSynced: boolean;
    name: string;
  },
): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    insert into passkeys (user_id, credential_id, public_key, counter, transports, is_synced, name)
    values (${passkey.userId}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.counter},
            ${[...passkey.transports]}, ${passkey.isSynced}, ${passkey.name})
    on conflict (credential_id) do nothing returning id`;
  return row?.id ?? null;
}

/**
 * Notes a use; false if its counter did not grow, as with a copy. Authenticators that do not count say 0 each time.
 */
export async function notePasskeyUse(db: Db, id: number, counter: number): Promise<boolean> {
  const rows = await db`
    update passkeys set counter = ${counter}, used_at = now()
     where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0)) returning id`;
  return rows.length > 0;
}

/** Renames a person's passkey; false if they have no such one. */
export async function renamePasskey(
  db: Db,
  passkey: { id: number; userId: number; name: string },
): Promise<boolean> {
  const rows = await db`
    update passkeys set name = ${passkey.name}
     where id = ${passkey.id} and user_id = ${passkey.userId} returning id`;
  return rows.length > 0;
}

/** Removes a person's passkey; false if they have no such one. */
export async function deletePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db`delete from passkeys where id = ${id} and user_id = ${userId} returning id`;
  return rows.length > 0;
}

/** Removes all of a person's passkeys. */
export async function deletePasskeys(db: Db, userId: number): Promise<void> {
  await db`delete from passkeys where user_id = ${userId}`;
}

/** Makes changes of a person's ways in one at a time. */
export async function lockWaysIn(db: Db, userId: number): Promise<void> {
  await db`select id from users where id = ${userId} for update`;
}

interface Challenge {
  challengeHash: Buffer;
  boundHash: Buffer;
}

/** Stores a challenge, and deletes those that have ended. */
export async function insertChallenge(db: Db, asked: Challenge): Promise<void> {
  await db`delete from passkey_challenges where expires_at < now()`;
  await db`insert into passkey_challenges (challenge_hash, bound_hash, expires_at)
    values (${asked.challengeHash}, ${asked.boundHash}, now() + interval '5 minutes')`;
}

/** Uses a challenge: true once, for whom it was made, within five minutes. */
export async function takeChallenge(db: Db, asked: Challenge): Promise<boolean> {
  const rows = await db`
    delete from passkey_challenges
     where challenge_hash = ${asked.challengeHash} and bound_hash = ${asked.boundHash} and expires_at > now()
     returning id`;
  return rows.length > 0;
}

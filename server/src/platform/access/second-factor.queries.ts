import type { Db } from '../db/client.ts';

/** A person's authenticator app. */
export interface SecondFactorRow {
  sealedSecret: string;
  /** Null while the set-up is under way. */
  confirmedAt: Date | null;
  recoveryCodesLeft: number;
}

export async function findSecondFactor(db: Db, userId: number): Promise<SecondFactorRow | null> {
  const [row] = await db<SecondFactorRow[]>`
    select f.sealed_secret, f.confirmed_at,
           (select count(*) from recovery_codes c where c.user_id = f.user_id and c.used_at is null) as recovery_codes_left
      from second_factors f where f.user_id = ${userId}`;
  return row ?? null;
}

/** The roles that demand a second factor. */
export async function listDemandedRoles(db: Db): Promise<string[]> {
  const rows = await db<{ role: string }[]>`select role from demanded_factors`;
  return rows.map(({ role }) => role);
}

/** Whether a person has an authenticator app, whose code follows the password. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const rows = await db`
    select from second_factors where user_id = ${userId} and confirmed_at is not null`;
  return rows.length > 0;
}

/** Begins a set-up, or begins it anew; false if one is completed. */
export async function beginSecondFactor(
  db: Db,
  userId: number,
  sealedSecret: string,
): Promise<boolean> {
  const rows = await db`
    insert into second_factors (user_id, sealed_secret) values (${userId}, ${sealedSecret})
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
     where second_factors.confirmed_at is null returning id`;
  return rows.length > 0;
}

/** Uses the code of a step with this secret, once; of concurrent calls, only one gets true. */
export async function takeStep(
  db: Db,
  { userId, sealedSecret, step }: { userId: number; sealedSecret: string; step: number },
): Promise<boolean> {
  const rows = await db`
    update second_factors set last_step = ${step}
     where user_id = ${userId} and sealed_secret = ${sealedSecret} and last_step < ${step} returning id`;
  return rows.length > 0;
}

/** Completes a set-up; false if another call has done so. */
export async function confirmSecondFactor(db: Db, userId: number): Promise<boolean> {
  const rows = await db`
    update second_factors set confirmed_at = now()
     where user_id = ${userId} and confirmed_at is null returning id`;
  return rows.length > 0;
}

/** Removes a person's app and recovery codes; false if they had none. */
export async function deleteSecondFactor(db: Db, userId: number): Promise<boolean> {
  await db`delete from recovery_codes where user_id = ${userId}`;
  const rows = await db<{ isOn: boolean }[]>`
    delete from second_factors where user_id = ${userId} returning confirmed_at is not null as is_on`;
  return rows[0]?.isOn ?? false;
}

/** Replaces a person's recovery codes. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await db`delete from recovery_codes where user_id = ${userId}`;
  for (const hash of hashes)
    await db`insert into recovery_codes (user_id, code_hash) values (${userId}, ${hash})`;
}

/** Uses a recovery code, once. */
export async function takeRecoveryCode(db: Db, userId: number, hash: Buffer): Promise<boolean> {
  const rows = await db`
    update recovery_codes set used_at = now()
     where user_id = ${userId} and code_hash = ${hash} and used_at is null returning id`;
  return rows.length > 0;
}

/** Notes for History what happened to a person's way in; `event` is a key of `accountEvents`. */
export async function insertAccountEvent(db: Db, userId: number, event: string): Promise<void> {
  await db`insert into account_events (user_id, event) values (${userId}, ${event})`;
}

export const listSealedSecrets = (db: Db) =>
  db<{ id: number; sealedSecret: string }[]>`select id, sealed_secret from second_factors`;

export async function updateSealedSecret(db: Db, id: number, sealedSecret: string): Promise<void> {
  await db`update second_factors set sealed_secret = ${sealedSecret} where id = ${id}`;
}

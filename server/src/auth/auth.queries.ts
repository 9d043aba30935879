import type { Db } from '../db/client.ts';

/** An account as sign-in needs it. */
export interface Account {
  id: number;
  passwordHash: string | null;
  isDisabled: boolean;
}

/** The account with this user name or e-mail, in any letter case (decisions 3). */
export async function findAccount(db: Db, username: string): Promise<Account | null> {
  const [row] = await db<Account[]>`
    select id, password_hash, is_disabled from users
     where lower(username) = lower(${username}) or lower(email) = lower(${username})
     order by (lower(username) = lower(${username})) desc limit 1`;
  return row ?? null;
}

/** The enabled person with this e-mail, in any letter case. A user name is no e-mail here. */
export async function findEnabledByEmail(db: Db, email: string): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    select id from users where lower(email) = lower(${email}) and not is_disabled`;
  return row?.id ?? null;
}

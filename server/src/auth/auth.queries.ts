import type { Db } from '../db/client.ts';

/** An account as sign-in needs it. */
export interface Account {
  id: number;
  passwordHash: string | null;
  isDisabled: boolean;
}

/**
 * The account with this user name or e-mail, in any letter case (decisions 3), and the key that attempts are
 * counted by. Why: the key of an account is the account, however it is written; that of none is what the database
 * compares by, whose small letters are not those of JavaScript.
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

/** The enabled person with this e-mail, in any letter case. A user name is no e-mail here. */
export async function findEnabledByEmail(db: Db, email: string): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    select id from users where lower(email) = lower(${email}) and not is_disabled`;
  return row?.id ?? null;
}

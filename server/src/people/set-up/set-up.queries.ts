import type { Db } from '../../platform/db/client.ts';

interface First {
  publisher: string;
  username: string;
  email: string;
  name: string;
  passwordHash: string;
}

/** Adds the owner organization with its first admin (decisions 3). Returns the admin's id. */
export async function insertFirstAdmin(db: Db, first: First): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    with organization as (
      insert into organizations (name, is_owner) values (${first.publisher}, true) returning id),
    person as (
      insert into users (username, email, name, organization_id, password_hash)
      select ${first.username}, ${first.email}, ${first.name}, id, ${first.passwordHash}
        from organization returning id)
    insert into user_roles (user_id, name) select id, 'admin' from person returning user_id as id`;
  if (!row) throw new Error('The first admin was not saved.');
  return row.id;
}

/** From here on, the history names this person for what the transaction changes. */
export const goOnAs = (db: Db, userId: number) =>
  db`select set_config('masthead.actor', ${String(userId)}, true)`;

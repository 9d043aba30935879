import type { Db } from '../db/client.ts';

/** Somebody as a view needs to know them. */
export async function findPersonToView(db: Db, id: number) {
  const [row] = await db<{ id: number; name: string; isDisabled: boolean }[]>`
    select id, name, is_disabled from users where id = ${id}`;
  return row ?? null;
}

import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** Somebody as a view needs to know them. */
export async function findPersonToView(db: Db, seen: Rows<'user'>, id: number) {
  const [row] = await db<{ id: number; name: string; isDisabled: boolean }[]>`
    select id, name, is_disabled from users u where id = ${id} and ${within(db, seen, 'u')}`;
  return row ?? null;
}

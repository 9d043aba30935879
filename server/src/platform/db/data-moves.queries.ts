import type { Db } from './client.ts';

export interface MoveProgress {
  what: string;
  /** Of its rows, from 0 to 100. */
  percent: number;
}

/** Begins a data move, unless it has begun. */
export const beginMove = (db: Db, { id, what }: { id: string; what: string }, end: number) => db`
  insert into data_moves (id, what, end_key) values (${id}, ${what}, ${end}) on conflict do nothing`;

/** The last key that a move has done, held until the transaction ends; null when it is done. */
export async function holdMove(db: Db, id: string): Promise<number | null> {
  const [row] = await db<{ lastKey: number }[]>`
    select last_key::float8 as last_key from data_moves where id = ${id} and done_at is null for update`;
  return row?.lastKey ?? null;
}

export const noteMove = (db: Db, id: string, lastKey: number) =>
  db`update data_moves set last_key = ${lastKey} where id = ${id}`;

export const endMove = (db: Db, id: string) =>
  db`update data_moves set done_at = now() where id = ${id}`;

/** Moves that have begun and are not done. */
export const listDataMoves = (db: Db) => db<MoveProgress[]>`
  select what, (100 * least(last_key::float8 / greatest(end_key, 1), 1))::int as percent
    from data_moves where done_at is null order by begun_at`;

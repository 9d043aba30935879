import { randomBytes } from 'node:crypto';
import type { Db } from './client.ts';

/** A key that every server on this database shares; made on first use. */
export async function sharedSecret(db: Db, id: string): Promise<string> {
  await db`insert into secrets (id, value) values (${id}, ${randomBytes(32).toString('base64url')})
    on conflict (id) do nothing`;
  const [row] = await db<{ value: string }[]>`select value from secrets where id = ${id}`;
  if (!row) throw new Error(`The secret ${id} could not be saved`);
  return row.value;
}

import { randomBytes } from 'node:crypto';
import type { Db } from './client.ts';

const newSecret = () => randomBytes(32).toString('base64url');

/** A key that every server on this database shares; made on first use. */
export async function sharedSecret(db: Db, id: string): Promise<string> {
  await db`insert into secrets (id, value) values (${id}, ${newSecret()})
    on conflict (id) do nothing`;
  const [row] = await db<{ value: string }[]>`select value from secrets where id = ${id}`;
  if (!row) throw new Error(`The secret ${id} could not be saved`);
  return row.value;
}

/** A key that signs links. The first is number 1. */
export interface StoredKey {
  number: number;
  value: string;
  signsFrom: Date;
  /** Until it signs, in ms by the database's clock; negative once it does. */
  signsInMs: number;
}

/** The keys that are not revoked, in the order in which they sign. */
export async function listSigningKeys(db: Db): Promise<StoredKey[]> {
  return db<StoredKey[]>`
    select coalesce(substring(id from '^signing-(\\d+)$')::integer, 1) as number, value, signs_from,
           (extract(epoch from signs_from - clock_timestamp()) * 1000)::float8 as signs_in_ms
      from secrets where id ~ '^signing(-\\d+)?$' and revoked_at is null
     order by signs_from, 1`;
}

/** Adds a key that signs after some seconds; answers its number. */
export async function addSigningKey(db: Db, afterSeconds: number): Promise<number> {
  const [row] = await db<{ number: number }[]>`
    insert into secrets (id, value, signs_from)
    select 'signing-' || count(*) + 1, ${newSecret()}, clock_timestamp() + make_interval(secs => ${afterSeconds})
      from secrets where id ~ '^signing(-\\d+)?$'
    returning substring(id from '\\d+$')::integer as number`;
  if (!row) throw new Error('The key could not be saved');
  return row.number;
}

/**
 * Revokes a key for good.
 * Why a new value: what has leaked is of no use, not even to a server of an older version, which knows only the first key.
 */
export async function revokeSigningKey(db: Db, number: number): Promise<void> {
  const id = number === 1 ? 'signing' : `signing-${number}`;
  await db`update secrets set revoked_at = now(), value = ${newSecret()} where id = ${id}`;
}

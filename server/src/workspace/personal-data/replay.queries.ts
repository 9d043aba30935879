import { seal } from '../../platform/access/seal.ts';
import type { WrittenErasure } from '../../platform/backup/erasures.ts';
import type { Db } from '../../platform/db/client.ts';
import { personalColumns, readColumns } from './personal-columns.ts';

/**
 * Takes over the key of the keyed hashes. An archive of a version without erasures has made a new one; one with other
 * erasures belongs to another database. False then.
 */
export async function takeHashKey(db: Db, hashKey: string): Promise<boolean> {
  const { count } = await db`
    update secrets set value = ${hashKey}
     where id = 'erasure' and (value = ${hashKey} or not exists (select from erased_addresses))`;
  return count > 0;
}

/** Adds an erasure that the restored database lacks, with the hashes of its addresses; its id, or null if it has it. */
export async function addErasure(db: Db, erasure: WrittenErasure): Promise<number | null> {
  const { key, askedBy, reason, removesBylines, madeAt, hashes } = erasure;
  const [row] = await db<{ id: number }[]>`
    insert into erasures (copy_name, asked_by, reason, removes_bylines, made_at, sealed)
    values (${key}, ${askedBy}, ${reason}, ${removesBylines}, ${madeAt}, '') on conflict (copy_name) do nothing returning id`;
  if (!row) return null;
  await db`
    insert into erased_addresses (hash, erasure_id)
    select decode(hash, 'hex'), ${row.id}::int from unnest(${hashes}::text[]) hash on conflict do nothing`;
  return row.id;
}

/** The addresses in a database that were erased, by their erasure. */
export async function findErasedAddresses(db: Db): Promise<Map<number, string[]>> {
  const found = new Set<string>();
  for (const table of personalColumns.keys()) {
    const columns = readColumns(table).filter((name) => name !== 'bytes');
    if (columns.length === 0) continue;
    const all = `concat_ws(' ', ${columns.map((name) => `"${name}"`).join(', ')})`;
    const rows = await db.unsafe<{ address: string }[]>(
      String.raw`select erased_among(array(
         select distinct lower(m[1]) from "${table}",
                regexp_matches(regexp_replace(${all}, '\\[nrtbf]', ' ', 'g'), '([a-z0-9._+''-]+@[a-z0-9.-]+\.[a-z]{2,})', 'gi') m)) as address`,
    );
    for (const { address } of rows) found.add(address);
  }
  const owners = await db<{ erasureId: number; address: string }[]>`
    select e.erasure_id, a.address from unnest(${[...found]}::text[]) a (address)
      join erased_addresses e on e.hash = (select h from erasure_hashes(array[a.address]) h)`;
  const byErasure = new Map<number, string[]>();
  for (const { erasureId, address } of owners)
    byErasure.set(erasureId, [...(byErasure.get(erasureId) ?? []), address]);
  return byErasure;
}

/** Makes an added erasure one that runs. */
export async function beginErasure(
  db: Db,
  id: number,
  { addresses, userId, secret }: { addresses: string[]; userId: number | null; secret: string },
): Promise<void> {
  await db`
    update erasures set sealed = ${seal(secret, 'erasure', JSON.stringify(addresses))}, user_id = ${userId} where id = ${id}`;
}

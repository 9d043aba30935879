import type { WrittenErasure } from '../../platform/backup/erasures.ts';
import { ArchiveRefused } from '../../platform/backup/seal.ts';
import { type Pool, write } from '../../platform/db/client.ts';
import { sharedSecret } from '../../platform/db/secrets.queries.ts';
import { type Outside, workOnErasure } from './erase.ts';
import { addressesOfUser, userWith } from './erase-rows.queries.ts';
import { addErasure, beginErasure, findErasedAddresses, takeHashKey } from './replay.queries.ts';

/**
 * Erases in a restored database what was erased after its archive was made. Answers how many erasures it repeated.
 * The addresses are found by their keyed hashes: nothing beside the backups says what they were.
 */
export async function replayErasures(
  pool: Pool,
  erasures: readonly WrittenErasure[],
  outside: Pick<Outside, 'files' | 'removeImage'>,
): Promise<number> {
  const [first] = erasures;
  if (!first) return 0;
  if (!(await takeHashKey(pool, first.hashKey)))
    throw new ArchiveRefused('The erasures beside this archive belong to another database.');
  const added: number[] = [];
  for (const erasure of erasures) {
    const id = await write(pool, null, (db) => addErasure(db, erasure));
    if (id !== null) added.push(id);
  }
  if (added.length === 0) return 0;
  const found = await findErasedAddresses(pool);
  const secret = await sharedSecret(pool, 'erasure');
  const work = {
    pool,
    isStopping: () => false,
    // Why nothing there: it was deleted when the erasure first ran.
    outside: { ...outside, forgetAtMailchimp: async () => 0, copyBesideBackups: async () => {} },
  };
  for (const id of added) {
    const given = found.get(id) ?? [];
    const users = await Promise.all(given.map((address) => userWith(pool, address)));
    const userId = users.find(Boolean)?.id ?? null;
    const former = userId === null ? [] : await addressesOfUser(pool, userId);
    const addresses = [...new Set([...given, ...former])];
    await beginErasure(pool, id, { addresses, userId, secret });
    await workOnErasure(work, id);
  }
  return added.length;
}

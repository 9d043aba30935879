import { expect } from 'vitest';
import { type Db, type Pool, write } from '../src/platform/db/client.ts';

/** Runs statements in a transaction that stays open, with its locks, until it is committed. */
export async function openTransaction(pool: Pool, work: (db: Db) => Promise<unknown>) {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const whole = write(pool, null, async (db) => {
    await work(db);
    begun.resolve();
    await end.promise;
  });
  whole.catch(begun.reject);
  await begun.promise;
  return {
    commit: async () => {
      end.resolve();
      await whole;
    },
  };
}

/** Waits until this many transactions of this database wait for a lock held by another. */
export async function untilWaiting(pool: Pool, count = 1): Promise<void> {
  const waiting = () => pool`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(waiting, { timeout: 15_000 }).toHaveLength(count);
}

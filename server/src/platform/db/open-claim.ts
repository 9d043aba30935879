import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './sql.ts';

/** A request that runs transactions of its own: the first of them claims it. */
export interface OpenClaim {
  /** Notes the claim in a transaction; throws when it has been begun before. */
  claim(db: Db): Promise<void>;
  /** True from the first transaction on. */
  isClaimed: boolean;
  /** True when the answer to the commit of one of its transactions was lost. */
  mayBeCommitted: boolean;
}

export const openClaim = new AsyncLocalStorage<OpenClaim>();

/** Runs a person's transaction. The first one takes the open claim and commits it with its work. */
export async function claiming<T>(
  work: (db: Db) => Promise<T>,
  run: (work: (db: Db) => Promise<T>) => Promise<T>,
): Promise<T> {
  const claim = openClaim.getStore();
  if (!claim || claim.isClaimed) return run(work);
  claim.isClaimed = true;
  try {
    return await run(async (db) => {
      await claim.claim(db);
      return work(db);
    });
  } catch (error) {
    claim.isClaimed = false;
    throw error;
  }
}

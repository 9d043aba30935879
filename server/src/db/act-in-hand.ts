import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './sql.ts';

/** An act that a request does in transactions of its own: the first of them claims it. */
export interface ActInHand {
  /** Notes the act in a transaction; throws when it has been begun before. */
  claim(db: Db): Promise<void>;
  /** True from the first transaction on. */
  isClaimed: boolean;
  /** True when the answer to the commit of one of its transactions was lost. */
  mayBeCommitted: boolean;
}

export const actInHand = new AsyncLocalStorage<ActInHand>();

/** Runs a person's transaction; the first one of an act in hand claims it, committed together with what it does. */
export async function claiming<T>(
  work: (db: Db) => Promise<T>,
  run: (work: (db: Db) => Promise<T>) => Promise<T>,
): Promise<T> {
  const act = actInHand.getStore();
  if (!act || act.isClaimed) return run(work);
  act.isClaimed = true;
  try {
    return await run(async (db) => {
      await act.claim(db);
      return work(db);
    });
  } catch (error) {
    act.isClaimed = false;
    throw error;
  }
}

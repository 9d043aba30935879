import type { Pool } from '../db/client.ts';
import { tooMany } from '../http/errors.ts';
import { countAttempts, deleteAttempt, insertAttempt } from './attempts.queries.ts';

/** Failures that are borne (reliability 4): the owner can still get in from elsewhere. */
const borne = { ofAccount: 5, everywhere: 100, ofAddress: 20 };

/** Who tries to prove who they are, and from which network. */
export interface Attempt {
  /** Null counts the address alone: the proof itself says whose account it is. */
  account: string | null;
  address: string;
}

/** Counts an attempt before its proof is looked at; 429 when there were too many. */
export async function noteAttempt(pool: Pool, attempt: Attempt, sentence: string): Promise<number> {
  const { account, address } = attempt;
  const id = await insertAttempt(pool, account ?? '', address);
  const made = await countAttempts(pool, account ?? '', address);
  const isAccountClosed =
    account !== null && (made.ofAccount > borne.ofAccount || made.everywhere > borne.everywhere);
  if (isAccountClosed || made.ofAddress > borne.ofAddress) {
    await deleteAttempt(pool, id);
    throw tooMany(15 * 60, sentence);
  }
  return id;
}

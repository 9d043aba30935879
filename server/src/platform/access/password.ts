import { setTimeout as sleep } from 'node:timers/promises';
import { currentPasswordMessages } from '@masthead/shared/platform/access/auth.ts';
import { hash, verify } from '@node-rs/argon2';
import { type Pool, write } from '../db/client.ts';
import { badRequest, tooMany } from '../http/errors.ts';
import { countAttempts, deleteAttempt, failAttempt, insertAttempt } from './attempts.queries.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { findPasswordHash } from './session.queries.ts';

/** The library's default is Argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id, 19 MiB, two passes. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** A dummy hash of the same cost, so that an unknown account takes as long as a wrong password. */
const someHash = await hashPassword('no account has this password');

/** Compares in the same time whether or not the account exists. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? someHash, password);
  return isRight && stored !== null;
}

/** Why lazy: the dictionaries need memory, and are used only when someone chooses a password. */
export async function isTooEasy(password: string, about: readonly string[]): Promise<boolean> {
  const strength = await import('@masthead/shared/platform/access/password-strength.ts');
  return strength.isTooEasy(password, about);
}

const oneProofAtATime = oneAtATime();

/** Who types a password again before something that would take the account over. */
interface Proof {
  userId: number;
  password: string;
  address: string;
}

/** Refuses (400 at the field) unless this is the person's password; a stolen session cannot guess on. */
export async function checkCurrentPassword(pool: Pool, proof: Proof): Promise<void> {
  const refuse = (message: string) => badRequest({ path: 'currentPassword', message });
  const stored = await findPasswordHash(pool, proof.userId);
  if (stored === null) throw refuse(currentPasswordMessages.noPassword);
  const account = `person ${proof.userId}`;
  await oneProofAtATime(account, async () => {
    const attempt = await noteAttempt(
      pool,
      { account, address: proof.address },
      currentPasswordMessages.tooManyGuesses,
    );
    if (await verifyPassword(stored, proof.password)) return deleteAttempt(pool, attempt);
    await failAttempt(pool, attempt);
    throw refuse(currentPasswordMessages.wrongPassword);
  });
}

/** Failures that are borne (reliability 4): the owner can still get in from elsewhere. */
export const borne = { ofAccount: 5, everywhere: 100, ofAddress: 20 };

/** Who tries to prove who they are, and from which network. */
export interface Attempt {
  /** Null counts by address only, because the proof itself identifies the account. */
  account: string | null;
  address: string;
}

/** How often to look whether attempts before one have ended, in ms. */
const lookEveryMs = 50;

/**
 * Counts an attempt before its proof is looked at; 429 when there were too many. Attempts that are under way on other
 * servers are waited for if they decide: should they fail, this one is too many, and should one succeed, it is not.
 * Why each server has at most one waiting: callers queue up (`oneAtATime`).
 */
export async function noteAttempt(pool: Pool, attempt: Attempt, sentence: string): Promise<number> {
  const { account, address } = attempt;
  const key = account ?? '';
  const id = await write(pool, null, (db) => insertAttempt(db, key, address));
  for (;;) {
    const made = await countAttempts(pool, id, key, address);
    const isAccountClosed =
      account !== null && (made.failed > borne.ofAccount || made.everywhere > borne.everywhere);
    if (isAccountClosed || made.ofAddress > borne.ofAddress) {
      await deleteAttempt(pool, id);
      throw tooMany(15 * 60, sentence);
    }
    if (account === null || made.ofAccount <= borne.ofAccount) return id;
    await sleep(lookEveryMs);
  }
}

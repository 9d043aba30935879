import { currentPasswordMessages } from '@masthead/shared/platform/access/auth.ts';
import { hash, verify } from '@node-rs/argon2';
import type { Pool } from '../db/client.ts';
import { badRequest, tooMany } from '../http/errors.ts';
import { countAttempts, deleteAttempt, insertAttempt } from './attempts.queries.ts';
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
  const attempt = await noteAttempt(
    pool,
    { account: `person ${proof.userId}`, address: proof.address },
    currentPasswordMessages.tooManyGuesses,
  );
  if (!(await verifyPassword(stored, proof.password)))
    throw refuse(currentPasswordMessages.wrongPassword);
  await deleteAttempt(pool, attempt);
}

/** Failures that are borne (reliability 4): the owner can still get in from elsewhere. */
const borne = { ofAccount: 5, everywhere: 100, ofAddress: 20 };

/** Who tries to prove who they are, and from which network. */
export interface Attempt {
  /** Null counts by address only, because the proof itself identifies the account. */
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

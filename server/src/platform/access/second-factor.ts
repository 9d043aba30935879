import { randomBytes } from 'node:crypto';
import { passkeyMessages } from '@masthead/shared/platform/access/passkey.ts';
import {
  recoveryCodeCount,
  secondFactorMessages,
} from '@masthead/shared/platform/access/second-factor.ts';
import type { FastifyRequest } from 'fastify';
import { type Db, type Pool, write } from '../db/client.ts';
import { badRequest, HttpError, unauthorized } from '../http/errors.ts';
import { networkOf } from '../http/limits.ts';
import { logged } from '../process/logged.ts';
import { deleteAttempt, failAttempt } from './attempts.queries.ts';
import { isFactorDemanded } from './demanded-factor.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { hasPasskey } from './passkey.queries.ts';
import { noteAttempt } from './password.ts';
import { hashToken } from './seal.ts';
import {
  findSecondFactor,
  hasSecondFactor,
  listSealedSecrets,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
  updateSealedSecret,
} from './second-factor.queries.ts';
import { findPasswordHash } from './session.queries.ts';
import { openSession, sessionOf } from './sign-in.ts';
import type { SigningKeys } from './signing-keys.ts';

const secretPurpose = 'second factor';
const proofPurpose = 'first step of a sign-in';
/** How long after the password the code may follow, in ms. */
const proofLivesMs = 10 * 60_000;
/** The length of the secret in bytes, as RFC 4226 recommends. */
const secretBytes = 20;

interface Parts {
  pool: Pool;
  keys: SigningKeys;
}

/** Why lazy: only those who have a second factor need it. */
const totpOf = async (secret: string, username = '') => {
  const { Secret, TOTP } = await import('otpauth');
  return new TOTP({ issuer: 'Masthead', label: username, secret: Secret.fromBase32(secret) });
};

/** A new secret for an authenticator app: as text, as the address for its QR code, and sealed for the database. */
export async function newSecret(keys: SigningKeys, username: string) {
  const { Secret } = await import('otpauth');
  const secret = new Secret({ size: secretBytes }).base32;
  const address = (await totpOf(secret, username)).toString();
  return { secret, address, sealed: keys.seal(secretPurpose, secret) };
}

/** Uses a code of the app, once. Codes of the 30 seconds before and after are right, too, because clocks differ. */
export async function useAppCode(
  db: Db,
  keys: SigningKeys,
  { userId, code, isConfirmed }: { userId: number; code: string; isConfirmed: boolean },
): Promise<boolean> {
  const factor = await findSecondFactor(db, userId);
  if (!factor || (factor.confirmedAt !== null) !== isConfirmed) return false;
  const secret = keys.unseal(secretPurpose, factor.sealedSecret);
  if (secret === null) return false;
  const totp = await totpOf(secret);
  const timestamp = Date.now();
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: 1 });
  if (delta === null) return false;
  const step = totp.counter({ timestamp }) + delta;
  return takeStep(db, { userId, sealedSecret: factor.sealedSecret, step });
}

/** Why a plain hash: a code has 80 random bits, so nobody can try them all. */
const recoveryHash = (code: string) => hashToken(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''));

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const recoveryCode = () =>
  Array.from(randomBytes(16), (byte) => letters[byte % 32])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');

/** Makes new recovery codes, which replace the older ones; answered only here. */
export async function makeRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, recoveryCode);
  await replaceRecoveryCodes(db, userId, codes.map(recoveryHash));
  return codes;
}

/** Uses a code of the app or a recovery code. */
export async function useCode(
  db: Db,
  keys: SigningKeys,
  userId: number,
  code: string,
): Promise<'app' | 'recovery' | null> {
  if (/^[\d\s]+$/.test(code))
    return (await useAppCode(db, keys, { userId, code, isConfirmed: true })) ? 'app' : null;
  return (await takeRecoveryCode(db, userId, recoveryHash(code))) ? 'recovery' : null;
}

const oneCodeAtATime = oneAtATime();

/** Runs `check` with a code as the person; null is a wrong code. Wrong ones are limited like wrong passwords. */
export function withCode<T>(
  pool: Pool,
  { userId, request }: { userId: number; request: FastifyRequest },
  check: (db: Db) => Promise<T | null>,
): Promise<T> {
  const [account, address] = [`code ${userId}`, networkOf(request.ip)];
  return oneCodeAtATime(account, async () => {
    const sentence = secondFactorMessages.tooManyCodes;
    const attempt = await noteAttempt(pool, { account, address }, sentence);
    const withdraw = () =>
      deleteAttempt(pool, attempt).catch(logged('Couldn’t withdraw an attempt with a code'));
    const done = await write(pool, userId, check).catch(async (error: unknown) => {
      await withdraw();
      throw error;
    });
    if (done !== null) {
      await withdraw();
      return done;
    }
    await failAttempt(pool, attempt);
    throw badRequest({ path: 'code', message: secondFactorMessages.wrongCode });
  });
}

/** Why in the proof: a password that was changed in between makes it worthless. */
const passwordMark = async (db: Db, userId: number) =>
  hashToken((await findPasswordHash(db, userId)) ?? '').toString('base64url');

/**
 * Why only where a role demands a second factor: whoever has lost their one passkey can still use the password.
 */
const needsPasskey = async (db: Db, userId: number) =>
  (await hasPasskey(db, userId)) && (await isFactorDemanded(db, userId));

/**
 * Opens a session after a right password. For a person with an authenticator app, a 401 with the proof of this step;
 * for one with passkeys as their demanded second factor, a 401, because a passkey signs in by itself.
 */
export async function signInOrAsk(
  { pool, keys }: Parts,
  userId: number,
  request: FastifyRequest,
  also: (db: Db) => Promise<unknown>,
) {
  const step = await write(pool, userId, async (db) => {
    await also(db);
    if (await hasSecondFactor(db, userId)) return { asks: 'code' };
    if (await needsPasskey(db, userId)) return { asks: 'passkey' };
    return { token: await openSession(db, userId, request) };
  });
  if (step.token !== undefined) return sessionOf(pool, step.token);
  if (step.asks === 'passkey') throw unauthorized(passkeyMessages.needed);
  const mark = await passwordMark(pool, userId);
  const first = JSON.stringify([userId, Date.now() + proofLivesMs, mark]);
  throw new HttpError(401, [secondFactorMessages.needed], {
    secondFactor: keys.seal(proofPurpose, first),
  });
}

/** The person of a first step that is not too long ago. */
export async function readProof({ pool, keys }: Parts, proof: string): Promise<number> {
  const first = keys.unseal(proofPurpose, proof);
  const [userId, until, mark] = (first ? JSON.parse(first) : []) as [number?, number?, string?];
  if (!userId || !until || until < Date.now() || mark !== (await passwordMark(pool, userId)))
    throw unauthorized(secondFactorMessages.proofEnded);
  return userId;
}

/** Seals every secret with the key that signs now, so that it survives the one before. */
export async function resealSecondFactors(db: Db, keys: SigningKeys): Promise<void> {
  for (const { id, sealedSecret } of await listSealedSecrets(db)) {
    const secret = keys.unseal(secretPurpose, sealedSecret);
    if (secret !== null) await updateSealedSecret(db, id, keys.seal(secretPurpose, secret));
  }
}

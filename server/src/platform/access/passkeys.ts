import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { passkeyMessages } from '@masthead/shared/platform/access/passkey.ts';
import type { madePasskey, usedPasskey } from '@masthead/shared/platform/access/passkey-answers.ts';
import type { z } from 'zod';
import { type Db, type Pool, write } from '../db/client.ts';
import { conflict, type HttpError, notFound } from '../http/errors.ts';
import {
  findPasskey,
  insertChallenge,
  type KnownPasskey,
  listCredentials,
  notePasskeyUse,
  takeChallenge,
} from './passkey.queries.ts';
import { hashToken } from './seal.ts';
import type { Viewer } from './viewer.ts';

/** How long a browser waits for a person, in ms; the challenge lives as long. */
const timeout = 5 * 60_000;

/** Where passkeys work: browsers bind each to the domain, and each use to the origin. */
interface Place {
  origin: string;
  domain: string;
}

/** Null for an address at which browsers refuse passkeys: an IP address, or one without encryption. */
export function placeOf(publicUrl: string): Place | null {
  const { origin, hostname, protocol } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  return protocol === 'https:' || hostname === 'localhost' ? { origin, domain: hostname } : null;
}

function neededPlace(publicUrl: string): Place {
  const place = placeOf(publicUrl);
  if (!place) throw notFound();
  return place;
}

/** EdDSA, ES256 and RS256, which every authenticator has one of. Why named: asking Node for newer ones logs warnings. */
const algorithms = [-8, -7, -257];

/** Why lazy: reading certificates takes memory that only people with passkeys need. */
const library = () => import('@simplewebauthn/server');

/** Who may answer a challenge. */
export const boundToSession = ({ sessionId }: Viewer) => hashToken(`session ${sessionId}`);
export const boundToBrowser = (browserKey: string) => hashToken(`browser ${browserKey}`);

/** Why a hash: an authenticator stores it, and it must not name the person. */
const handleOf = (userId: number) =>
  createHash('sha256').update(`masthead passkeys of ${userId}`).digest();

/** What a signed-in person's browser makes a passkey from. */
export async function askToMake(db: Db, publicUrl: string, viewer: Viewer) {
  const { domain } = neededPlace(publicUrl);
  const { generateRegistrationOptions } = await library();
  const made = await listCredentials(db, viewer.id);
  const options = await generateRegistrationOptions({
    rpName: 'Masthead',
    rpID: domain,
    userID: Uint8Array.from(handleOf(viewer.id)),
    userName: viewer.username,
    userDisplayName: viewer.name,
    timeout,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: made.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  });
  await remember(db, options.challenge, boundToSession(viewer));
  return options;
}

/** What a browser is asked to use: one of these passkeys, or any that it has of this domain. */
export async function askToUse(
  db: Db,
  publicUrl: string,
  { bound, userId }: { bound: Buffer; userId: number | null },
) {
  const { domain } = neededPlace(publicUrl);
  const { generateAuthenticationOptions } = await library();
  const known = userId === null ? [] : await listCredentials(db, userId);
  const options = await generateAuthenticationOptions({
    rpID: domain,
    timeout,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  await remember(db, options.challenge, bound);
  return options;
}

const remember = (db: Db, challenge: string, boundHash: Buffer) =>
  insertChallenge(db, { challengeHash: hashToken(challenge), boundHash });

type Refuse = (sentence: string) => HttpError;

/**
 * Uses the challenge of an answer and returns it. Why before the signature is looked at: a challenge works once, right
 * or wrong, so it must stay used when the rest fails.
 */
async function takeAsked(
  pool: Pool,
  { origin }: Place,
  { clientData, bound, refuse }: { clientData: string; bound: Buffer; refuse: Refuse },
): Promise<string> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  let told: { challenge: unknown; origin: unknown };
  try {
    told = decodeClientDataJSON(clientData);
  } catch {
    throw refuse(passkeyMessages.refused);
  }
  if (typeof told?.challenge !== 'string') throw refuse(passkeyMessages.refused);
  if (told.origin !== origin) throw refuse(passkeyMessages.wrongPlace(origin));
  const asked = { challengeHash: hashToken(told.challenge), boundHash: bound };
  if (!(await takeChallenge(pool, asked))) throw refuse(passkeyMessages.usedChallenge);
  return told.challenge;
}

/** Checks a passkey that this session's browser has made. */
export async function checkMade(
  pool: Pool,
  publicUrl: string,
  { passkey, viewer }: { passkey: z.output<typeof madePasskey>; viewer: Viewer },
) {
  const place = neededPlace(publicUrl);
  const { clientDataJSON: clientData } = passkey.response;
  const bound = boundToSession(viewer);
  const expectedChallenge = await takeAsked(pool, place, { clientData, bound, refuse: conflict });
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge,
    expectedOrigin: place.origin,
    expectedRPID: place.domain,
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) throw conflict(passkeyMessages.notMade);
  const { credential, credentialDeviceType } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: passkey.response.transports ?? [],
    isSynced: credentialDeviceType === 'multiDevice',
  };
}

interface Answer {
  passkey: z.output<typeof usedPasskey>;
  bound: Buffer;
  refuse: Refuse;
}

/** Uses the challenge of an answer, and finds the passkey; what it proves is only known after `checkUsed`. */
export async function findUsed(pool: Pool, publicUrl: string, { passkey, bound, refuse }: Answer) {
  const place = neededPlace(publicUrl);
  const { clientDataJSON: clientData } = passkey.response;
  const challenge = await takeAsked(pool, place, { clientData, bound, refuse });
  const known = await findPasskey(pool, passkey.id);
  if (!known) throw refuse(passkeyMessages.unknown);
  return { place, challenge, known };
}

/** Refuses an answer that the passkey has not signed, or has signed without checking who used it. */
export async function checkUsed(
  { place, challenge, known }: { place: Place; challenge: string; known: KnownPasskey },
  { passkey, refuse }: Answer,
): Promise<number> {
  const { userHandle } = passkey.response;
  const isOwn = !userHandle || handleOf(known.userId).equals(Buffer.from(userHandle, 'base64url'));
  if (!isOwn) throw refuse(passkeyMessages.refused);
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response: passkey,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.domain,
    // Why 0: the database compares counters, so that of two uses at once it refuses one.
    credential: { id: passkey.id, publicKey: Uint8Array.from(known.publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) throw refuse(passkeyMessages.refused);
  return checked.authenticationInfo.newCounter;
}

/** Notes the use of a passkey together with what it is used for. */
export const useWith = <T>(
  pool: Pool,
  { known, counter, refuse }: { known: KnownPasskey; counter: number; refuse: Refuse },
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  write(pool, known.userId, async (db) => {
    if (!(await notePasskeyUse(db, known.id, counter))) throw refuse(passkeyMessages.copied);
    return work(db);
  });

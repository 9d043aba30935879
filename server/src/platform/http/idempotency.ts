import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { refusals } from '@masthead/shared/platform/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import { type Db, isDatabaseAway, type Pool } from '../db/client.ts';
import { type OpenClaim, openClaim } from '../db/open-claim.ts';
import { badRequest, conflict, HttpError } from './errors.ts';
import {
  type Begun,
  type Claim,
  dropClaim,
  findClaim,
  insertClaim,
  saveAnswer,
} from './idempotency.queries.ts';

/** The request was begun before; how that stands. */
class BegunBefore extends Error {
  begun: Begun;
  constructor(begun: Begun) {
    super('This request was already started.');
    this.begun = begun;
  }
}

const headerOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => headers['idempotency-key'];

/** True for a request that may be repeated without being done twice. */
export const hasKey = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  headerOf(request) !== undefined;

/** The claim of a signed-in person's request that carries an Idempotency-Key, or null; a key that is none is a 400. */
export function claimOf(request: FastifyRequest, sent: unknown): Claim | null {
  const key = headerOf(request);
  if (key === undefined || !request.viewer) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,64}$/.test(key))
    throw badRequest(refusals.badKey);
  const { token } = request.viewer;
  // Why: a repeat with another token, or without one, is another request.
  const asked = JSON.stringify([request.method, request.url, sent, ...(token ? [token.id] : [])]);
  return {
    personId: request.viewer.id,
    key,
    request: createHash('sha256').update(asked).digest(),
  };
}

/** What a repeat is answered with; another request under the same key is a 422. */
function answerAgain(claim: Claim, { request, answer }: Begun): string | null {
  if (!request.equals(claim.request)) throw new HttpError(422, [refusals.otherRequest]);
  return answer;
}

async function takeClaim(db: Db, claim: Claim): Promise<void> {
  if (await insertClaim(db, claim)) return;
  const begun = await findClaim(db, claim);
  if (begun) throw new BegunBefore(begun);
}

/** Does a request in the transaction that saves its answer: both are there, or neither. */
export async function onceIn(db: Db, claim: Claim, work: () => Promise<string>): Promise<string> {
  if (!(await insertClaim(db, claim))) {
    const begun = await findClaim(db, claim);
    const answer = begun && answerAgain(claim, begun);
    if (!answer) throw conflict(refusals.begunBefore);
    return answer;
  }
  const answer = await work();
  await saveAnswer(db, claim, answer);
  return answer;
}

/** How long a repeat waits for a request that is still being done; tests shorten it. */
export const patience = { times: 20, ms: 250 };

async function answerOfBegun(pool: Pool, claim: Claim, begun: Begun | undefined): Promise<string> {
  for (let time = 0; begun && time < patience.times; time += 1) {
    const answer = answerAgain(claim, begun);
    if (answer !== null) return answer;
    await sleep(patience.ms);
    begun = await findClaim(pool, claim);
  }
  throw conflict(refusals.begunBefore);
}

/**
 * Runs a request with transactions of its own. The first of them claims the key; the response is saved at the end. If
 * the server dies midway, nobody knows how much was done, so a repeat gets a 409 that says so.
 */
export async function once(pool: Pool, claim: Claim, work: () => Promise<string>): Promise<string> {
  const before = await findClaim(pool, claim);
  if (before) return answerOfBegun(pool, claim, before);
  const inHand: OpenClaim = {
    isClaimed: false,
    mayBeCommitted: false,
    claim: (db) => takeClaim(db, claim),
  };
  let answer: string;
  try {
    answer = await openClaim.run(inHand, work);
  } catch (error) {
    if (error instanceof BegunBefore) return answerOfBegun(pool, claim, error.begun);
    // Why not then: what was committed last may be done although its answer was lost, whatever the error became on its way.
    const isUnknown = inHand.mayBeCommitted || isDatabaseAway(error);
    if (inHand.isClaimed && !isUnknown) await dropClaim(pool, claim);
    throw error;
  }
  if (!inHand.isClaimed) await insertClaim(pool, claim);
  await saveAnswer(pool, claim, answer);
  return answer;
}

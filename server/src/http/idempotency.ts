import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { refusals } from '@masthead/shared/errors.ts';
import type { FastifyRequest } from 'fastify';
import { type ActInHand, actInHand } from '../db/act-in-hand.ts';
import { type Db, isDatabaseAway, type Pool } from '../db/client.ts';
import { conflict, HttpError, refused } from './errors.ts';
import {
  type Act,
  type Begun,
  findBegunAct,
  forgetAct,
  insertAct,
  keepAnswer,
} from './idempotency.queries.ts';

/** The act was begun before; how that stands. */
class BegunBefore extends Error {
  begun: Begun;
  constructor(begun: Begun) {
    super('This act was begun before.');
    this.begun = begun;
  }
}

const headerOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => headers['idempotency-key'];

/** True for a request that may be repeated without being done twice. */
export const hasKey = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  headerOf(request) !== undefined;

/** The act of a signed-in person's request that carries an Idempotency-Key, or null; a key that is none is a 400. */
export function actOf(request: FastifyRequest, sent: unknown): Act | null {
  const key = headerOf(request);
  if (key === undefined || !request.viewer) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,64}$/.test(key)) throw refused(refusals.badKey);
  const asked = JSON.stringify([request.method, request.url, sent]);
  return {
    personId: request.viewer.id,
    key,
    request: createHash('sha256').update(asked).digest(),
  };
}

/** What a repeat is answered with; another request under the same key is a 422. */
function answerAgain(act: Act, { request, answer }: Begun): string | null {
  if (!request.equals(act.request)) throw new HttpError(422, [refusals.otherRequest]);
  return answer;
}

async function claim(db: Db, act: Act): Promise<void> {
  if (await insertAct(db, act)) return;
  const begun = await findBegunAct(db, act);
  if (begun) throw new BegunBefore(begun);
}

/** Does an act in the transaction that keeps its answer: both are there, or neither. */
export async function onceIn(db: Db, act: Act, work: () => Promise<string>): Promise<string> {
  if (!(await insertAct(db, act))) {
    const begun = await findBegunAct(db, act);
    const answer = begun && answerAgain(act, begun);
    if (!answer) throw conflict(refusals.begunBefore);
    return answer;
  }
  const answer = await work();
  await keepAnswer(db, act, answer);
  return answer;
}

/** How long a repeat waits for an act that is still being done; tests shorten it. */
export const patience = { times: 20, ms: 250 };

async function answerOfBegun(pool: Pool, act: Act, begun: Begun | undefined): Promise<string> {
  for (let time = 0; begun && time < patience.times; time += 1) {
    const answer = answerAgain(act, begun);
    if (answer !== null) return answer;
    await sleep(patience.ms);
    begun = await findBegunAct(pool, act);
  }
  throw conflict(refusals.begunBefore);
}

/**
 * Does an act that has transactions of its own. The first of them claims it; the answer is kept when it is done. Of an
 * act whose server ended in the middle nobody knows how far it came: its repeat is a 409 that says so.
 */
export async function once(pool: Pool, act: Act, work: () => Promise<string>): Promise<string> {
  const before = await findBegunAct(pool, act);
  if (before) return answerOfBegun(pool, act, before);
  const inHand: ActInHand = {
    isClaimed: false,
    mayBeCommitted: false,
    claim: (db) => claim(db, act),
  };
  let answer: string;
  try {
    answer = await actInHand.run(inHand, work);
  } catch (error) {
    if (error instanceof BegunBefore) return answerOfBegun(pool, act, error.begun);
    // Why not then: what was committed last may be done although its answer was lost, whatever the error became on its way.
    const isUnknown = inHand.mayBeCommitted || isDatabaseAway(error);
    if (inHand.isClaimed && !isUnknown) await forgetAct(pool, act);
    throw error;
  }
  if (!inHand.isClaimed) await insertAct(pool, act);
  await keepAnswer(pool, act, answer);
  return answer;
}

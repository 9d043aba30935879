import { setUpEndpoints } from '@masthead/shared/people/set-up/set-up.endpoints.ts';
import { setUpMessages } from '@masthead/shared/people/set-up/set-up.messages.ts';
import type { WholeSetUp } from '@masthead/shared/people/set-up/set-up.ts';
import { usernameOf } from '@masthead/shared/people/users/user.ts';
import { passwordMessages } from '@masthead/shared/platform/access/password.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-parts.ts';
import { deleteAttempt, failAttempt } from '../../platform/access/attempts.queries.ts';
import { oneAtATime } from '../../platform/access/one-at-a-time.ts';
import { hashPassword, isTooEasy, noteAttempt } from '../../platform/access/password.ts';
import { theProduct } from '../../platform/access/rows.ts';
import { insertAccountEvent } from '../../platform/access/second-factor.queries.ts';
import { openSession, sessionOf } from '../../platform/access/sign-in.ts';
import { type Db, write } from '../../platform/db/client.ts';
import { hasPeople, lockFirstStart } from '../../platform/db/first-start.queries.ts';
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { networkOf } from '../../platform/http/limits.ts';
import { addSite } from '../sites/site.store.ts';
import { goOnAs, insertFirstAdmin } from './set-up.queries.ts';
import { isSetUpCode } from './set-up.ts';

/** The key under which wrong codes are counted. */
const account = 'set-up';

/**
 * The set-up of a new database without demo data (decision 139). These calls are over once there is a person. `seat` does
 * what a start does for people whom the settings name.
 */
export function setUpRoutes(app: App, seat: (db: Db) => Promise<unknown>): void {
  const { pool, keys, config, setUp } = app;
  const oneCodeAtATime = oneAtATime();

  /** Refuses a wrong code (400 at the field); as many are borne as wrong passwords. */
  const checkCode = (code: string, request: FastifyRequest) => {
    const address = networkOf(request.ip);
    return oneCodeAtATime(address, async () => {
      const attempt = await noteAttempt(pool, { account, address }, setUpMessages.tooManyCodes);
      if (isSetUpCode(keys, code)) return deleteAttempt(pool, attempt);
      await failAttempt(pool, attempt);
      throw badRequest({ path: 'code', message: setUpMessages.wrongCode });
    });
  };

  const refuseLate = async () => {
    if (await setUp.isOver()) throw conflict(setUpMessages.isOver);
  };

  handle(app, setUpEndpoints.state, async () => {
    if (await setUp.isOver()) throw notFound();
    return {};
  });

  handle(app, setUpEndpoints.check, async ({ body, request }) => {
    await refuseLate();
    await checkCode(body.code, request);
    return { publisher: config.publisher.name };
  });

  handle(app, setUpEndpoints.finish, async ({ body, request }) => {
    await refuseLate();
    await checkCode(body.code, request);
    const username = usernameOf(body.email);
    if (await isTooEasy(body.password, [body.name, username, body.email]))
      throw badRequest({ path: 'password', message: passwordMessages.tooEasy });
    return sessionOf(pool, await finish(app, { ...body, username }, request, seat));
  });
}

/** Writes everything in one transaction, once: of several who finish at the same time, one does. Returns the session's token. */
async function finish(
  { pool }: App,
  { property, city, url, timeZone, postalAddress, ...given }: WholeSetUp & { username: string },
  request: FastifyRequest,
  seat: (db: Db) => Promise<unknown>,
): Promise<string> {
  const passwordHash = await hashPassword(given.password);
  return write(pool, null, async (db) => {
    await lockFirstStart(db);
    if (await hasPeople(db)) throw conflict(setUpMessages.isOver);
    const userId = await insertFirstAdmin(db, { ...given, passwordHash });
    await goOnAs(db, userId);
    await addSite(db, theProduct, { property, city, url, timeZone, postalAddress });
    await insertAccountEvent(db, userId, 'setUp');
    await seat(db);
    return openSession(db, userId, request);
  });
}

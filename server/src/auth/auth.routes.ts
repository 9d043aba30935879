import { authEndpoints } from '@masthead/shared/auth/auth.endpoints.ts';
import { authMessages } from '@masthead/shared/auth/auth.ts';
import { clearAttempts } from '../access/attempts.queries.ts';
import { noteAttempt } from '../access/attempts.ts';
import { inTurn } from '../access/in-turn.ts';
import { verifyPassword } from '../access/password.ts';
import { endSession } from '../access/session.queries.ts';
import { signInAs } from '../access/sign-in.ts';
import type { App } from '../app-parts.ts';
import { write } from '../db/client.ts';
import { signInNeeded } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { networkOf } from '../http/limits.ts';
import { findAccount } from './auth.queries.ts';
import { openIdRoutes } from './open-id.routes.ts';
import { resetRoutes } from './reset.routes.ts';

/** Sign-in and sign-out (Spec, platform 7; decisions 3). */
export async function authRoutes(app: App): Promise<void> {
  const { pool } = app;
  const attemptInTurn = inTurn();

  handle(app, authEndpoints.login, async ({ body, request }) => {
    const address = networkOf(request.ip);
    const { key: account, found } = await findAccount(pool, body.username);
    // Why: in turn, so that many guesses at once count like guesses one by one, and right ones not at all.
    return attemptInTurn(`${account} ${address}`, async () => {
      await noteAttempt(pool, { account, address }, authMessages.tooManyFailures);
      // Why: in every case one hash is compared, so that the time tells nothing.
      const isRight = await verifyPassword(found?.passwordHash ?? null, body.password);
      if (!found || !isRight || found.isDisabled) throw signInNeeded(authMessages.wrongCredentials);
      return signInAs(pool, found.id, request, (db) => clearAttempts(db, account, address));
    });
  });

  handle(app, authEndpoints.session, async ({ viewer }) => viewer);

  handle(app, authEndpoints.logout, async ({ viewer }) => {
    await write(pool, viewer.id, (db) => endSession(db, viewer.sessionId));
    return {};
  });

  resetRoutes(app);
  await openIdRoutes(app);
}

import { randomBytes } from 'node:crypto';
import { passkeySignInEndpoints } from '@masthead/shared/people/sign-in/passkey-sign-in.endpoints.ts';
import { authMessages } from '@masthead/shared/platform/access/auth.ts';
import type { App } from '../../app-parts.ts';
import { deleteAttempt, failAttempt } from '../../platform/access/attempts.queries.ts';
import {
  askToUse,
  boundToBrowser,
  checkUsed,
  findUsed,
  useWith,
} from '../../platform/access/passkeys.ts';
import { noteAttempt } from '../../platform/access/password.ts';
import { openSession, sessionOf } from '../../platform/access/sign-in.ts';
import { HttpError, unauthorized } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { networkOf } from '../../platform/http/limits.ts';
import { logged } from '../../platform/process/logged.ts';

/** Signing in with a passkey (decision 138). It checks who used it, so no second step follows. */
export function passkeySignInRoutes(app: App): void {
  const { pool } = app;
  const { publicUrl } = app.config;

  handle(app, passkeySignInEndpoints.begin, async () => {
    const browserKey = randomBytes(32).toString('base64url');
    const asked = { bound: boundToBrowser(browserKey), userId: null };
    return { options: await askToUse(pool, publicUrl, asked), browserKey };
  });

  handle(app, passkeySignInEndpoints.finish, async ({ body, request }) => {
    const { passkey, browserKey } = body;
    const answer = { passkey, bound: boundToBrowser(browserKey), refuse: unauthorized };
    const address = networkOf(request.ip);
    const found = await findUsed(pool, publicUrl, answer);
    const { known } = found;
    // Why: an account that wrong passwords have locked stays so, and strangers can't try signatures without end.
    const from = { account: `account ${known.userId}`, address };
    const attempt = await noteAttempt(pool, from, authMessages.tooManyFailures);
    const withdraw = () =>
      deleteAttempt(pool, attempt).catch(logged('Couldn’t withdraw a sign-in attempt'));
    try {
      const counter = await checkUsed(found, answer);
      const used = { known, counter, refuse: unauthorized };
      const token = await useWith(pool, used, (db) => openSession(db, known.userId, request));
      await withdraw();
      return await sessionOf(pool, token);
    } catch (error) {
      if (error instanceof HttpError) await failAttempt(pool, attempt);
      else await withdraw();
      throw error;
    }
  });
}

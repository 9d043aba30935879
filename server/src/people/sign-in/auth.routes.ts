import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { resetMessages } from '@masthead/shared/people/sign-in/reset.ts';
import { authMessages } from '@masthead/shared/platform/access/auth.ts';
import { passwordMessages } from '@masthead/shared/platform/access/password.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-parts.ts';
import { planAccountMail } from '../../platform/access/account-mail.ts';
import {
  clearAttempts,
  deleteAttempt,
  failAttempt,
} from '../../platform/access/attempts.queries.ts';
import { oneAtATime } from '../../platform/access/one-at-a-time.ts';
import { placeOf } from '../../platform/access/passkeys.ts';
import {
  hashPassword,
  isTooEasy,
  noteAttempt,
  verifyPassword,
} from '../../platform/access/password.ts';
import { hashToken } from '../../platform/access/seal.ts';
import { insertAccountEvent } from '../../platform/access/second-factor.queries.ts';
import { readProof, signInOrAsk, useCode, withCode } from '../../platform/access/second-factor.ts';
import { endSession, updatePassword } from '../../platform/access/session.queries.ts';
import { openSession, sessionOf } from '../../platform/access/sign-in.ts';
import { write } from '../../platform/db/client.ts';
import {
  badRequest,
  HttpError,
  notFound,
  tooMany,
  unauthorized,
} from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { networkOf } from '../../platform/http/limits.ts';
import { logged } from '../../platform/process/logged.ts';
import { countResetRequest, findAccount, findResetOwner, useReset } from './auth.queries.ts';
import { passkeySignInRoutes } from './passkey-sign-in.routes.ts';
import { proofRoutes } from './proof.routes.ts';

/** Sign-in and sign-out (Spec, platform 7; decisions 3). */
export async function authRoutes(app: App): Promise<void> {
  const { pool } = app;
  const oneAttemptAtATime = oneAtATime();

  handle(app, authEndpoints.login, async ({ body, request }) => {
    const address = networkOf(request.ip);
    const { key: account, found } = await findAccount(pool, body.username);
    // Why one at a time: concurrent guesses must count like sequential ones, and correct passwords must not
    // count.
    return oneAttemptAtATime(`${account} ${address}`, async () => {
      const attempt = await noteAttempt(pool, { account, address }, authMessages.tooManyFailures);
      // Why: exactly one hash is compared in every case, so that the timing reveals nothing.
      const isRight = await verifyPassword(found?.passwordHash ?? null, body.password);
      if (!found || !isRight || found.isDisabled) {
        await failAttempt(pool, attempt);
        throw unauthorized(authMessages.wrongCredentials);
      }
      const signingIn = signInOrAsk(app, found.id, request, (db) =>
        clearAttempts(db, attempt, account, address),
      );
      return signingIn.catch(async (error: unknown) => {
        if (error instanceof HttpError) throw error;
        // Why: with a full disk of the database, correct passwords would lock the account.
        await deleteAttempt(pool, attempt).catch(logged('Couldn’t withdraw a sign-in attempt'));
        throw error;
      });
    });
  });

  secondStepRoute(app);

  handle(app, authEndpoints.session, async ({ viewer }) => {
    const readOnly = await app.readOnly.current();
    return readOnly === null ? viewer : { ...viewer, readOnly };
  });

  handle(app, authEndpoints.logout, async ({ viewer }) => {
    await write(pool, viewer.id, (db) => endSession(db, viewer.sessionId));
    return {};
  });

  resetRoutes(app);
  passkeySignInRoutes(app);
  proofRoutes(app);
  await openIdRoutes(app);
}

/** The code after a right password. A session exists only afterwards. */
function secondStepRoute(app: App): void {
  const { pool, jobs, keys } = app;
  handle(app, authEndpoints.secondStep, async ({ body, request }) => {
    const userId = await readProof(app, body.proof);
    const token = await withCode(pool, { userId, request }, async (db) => {
      const used = await useCode(db, keys, userId, body.code);
      if (used === null) return null;
      if (used === 'recovery') {
        await insertAccountEvent(db, userId, 'recoveryUsed');
        await planAccountMail(jobs, db, { kind: 'recovery-used', userId });
      }
      return openSession(db, userId, request);
    });
    return sessionOf(pool, token);
  });
}

/** Why lazy: its libraries take 6 MB of memory, so they load only if a provider is configured. */
async function signInOf(app: App) {
  const { openId } = app.config;
  return openId && (await import('./open-id-sign-in.ts')).openIdSignIn(app, openId);
}

/** Third-party sign-in (Spec, platform 7; decisions 3). It never creates an account. */
async function openIdRoutes(app: App): Promise<void> {
  const { openId } = app.config;
  const signIn = await signInOf(app);
  const exchange = (request: FastifyRequest, token: string) => {
    if (!signIn) throw unauthorized(authMessages.wrongCredentials);
    return signIn.exchange(request, token);
  };

  handle(app, authEndpoints.options, async () => ({
    openId: openId && { name: openId.name },
    hasPasskeys: placeOf(app.config.publicUrl) !== null,
  }));

  handle(app, authEndpoints.exchangeToken, async ({ body, request }) =>
    exchange(request, body.accessToken),
  );

  handle(app, authEndpoints.exchangeTokenInPath, async ({ params, request }) =>
    exchange(request, params.accessToken),
  );

  handle(app, authEndpoints.startOpenId, async ({ request }) => {
    if (!signIn) throw notFound();
    return signIn.start(request);
  });

  handle(app, authEndpoints.finishOpenId, async ({ body, request }) => {
    if (!signIn) throw unauthorized(authMessages.openIdRefused);
    return signIn.finish(request, body);
  });
}

/** Reset emails that one address may request in 15 minutes. */
const borneOfAddress = 20;

/** Forgotten passwords (Spec, platform 4, 7, 8; decisions 3). */
function resetRoutes(app: App): void {
  const { pool, jobs } = app;

  handle(app, authEndpoints.resetPassword, async ({ body, request }) => {
    const asked = await countResetRequest(pool, networkOf(request.ip));
    if (asked > borneOfAddress) throw tooMany(15 * 60, resetMessages.tooManyResets);
    // Why: the job finds out whether the account exists, so the response cannot reveal it.
    const username = body.email.toLowerCase().normalize('NFC');
    await planAccountMail(jobs, pool, { kind: 'reset', username });
    return {};
  });

  handle(app, authEndpoints.setPassword, async ({ body, request }) => {
    const tokenHash = hashToken(body.token);
    const owner = await findResetOwner(pool, tokenHash, body.email);
    if (!owner) throw badRequest(resetMessages.badReset);
    if (await isTooEasy(body.password, [owner.name, owner.username, owner.email]))
      throw badRequest({ path: 'password', message: passwordMessages.tooEasy });
    const passwordHash = await hashPassword(body.password);
    return signInOrAsk(app, owner.id, request, async (db) => {
      if (!(await useReset(db, tokenHash, body.email))) throw badRequest(resetMessages.badReset);
      await updatePassword(db, owner.id, passwordHash);
      await planAccountMail(jobs, db, { kind: 'password-changed', userId: owner.id });
    });
  });
}

import { proofEndpoints } from '@masthead/shared/people/sign-in/proof.endpoints.ts';
import { authMessages } from '@masthead/shared/platform/access/auth.ts';
import { passkeyMessages } from '@masthead/shared/platform/access/passkey.ts';
import type { freshProof } from '@masthead/shared/platform/access/proof.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '../../app-parts.ts';
import { planAccountMail } from '../../platform/access/account-mail.ts';
import { deleteAttempt, failAttempt } from '../../platform/access/attempts.queries.ts';
import { hasPasskey } from '../../platform/access/passkey.queries.ts';
import {
  askToUse,
  boundToSession,
  checkUsed,
  findUsed,
  placeOf,
  useWith,
} from '../../platform/access/passkeys.ts';
import { checkCurrentPassword, noteAttempt } from '../../platform/access/password.ts';
import {
  hasSecondFactor,
  insertAccountEvent,
} from '../../platform/access/second-factor.queries.ts';
import { useCode, withCode } from '../../platform/access/second-factor.ts';
import {
  findPasswordHash,
  isByProvider,
  noteProof,
} from '../../platform/access/session.queries.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { write } from '../../platform/db/client.ts';
import { conflict } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { networkOf } from '../../platform/http/limits.ts';

interface Proving {
  viewer: Viewer;
  request: FastifyRequest;
}

/** A fresh proof of who the caller is (decision 138). Why the pool: partners have no access to secrets. */
export function proofRoutes(app: App): void {
  const { pool, config } = app;

  handle(app, proofEndpoints.ways, async ({ viewer }) => {
    const [hash, hasCodes, hasKey, isOpenId] = await Promise.all([
      findPasswordHash(pool, viewer.id),
      hasSecondFactor(pool, viewer.id),
      hasPasskey(pool, viewer.id),
      isByProvider(pool, viewer.sessionId),
    ]);
    return {
      hasPassword: hash !== null,
      hasCodes,
      hasPasskey: hasKey && placeOf(config.publicUrl) !== null,
      provider: isOpenId ? (config.openId?.name ?? null) : null,
    };
  });

  handle(app, proofEndpoints.beginPasskey, ({ viewer }) =>
    askToUse(pool, config.publicUrl, { bound: boundToSession(viewer), userId: viewer.id }),
  );

  handle(app, proofEndpoints.prove, async ({ body, viewer, request }) => {
    await prove(app, { viewer, request }, body);
    return {};
  });
}

async function prove(app: App, proving: Proving, given: z.output<typeof freshProof>) {
  const { pool } = app;
  const { viewer, request } = proving;
  if (given.passkey) return proveByPasskey(app, proving, given.passkey);
  if (given.code) return proveByCode(app, proving, given.code);
  const password = given.currentPassword ?? '';
  await checkCurrentPassword(pool, {
    userId: viewer.id,
    password,
    address: networkOf(request.ip),
  });
  return write(pool, viewer.id, (db) => noteProof(db, viewer.sessionId));
}

function proveByCode({ pool, jobs, keys }: App, { viewer, request }: Proving, code: string) {
  const userId = viewer.id;
  return withCode(pool, { userId, request }, async (db) => {
    const used = await useCode(db, keys, userId, code);
    if (used === null) return null;
    if (used === 'recovery') {
      await insertAccountEvent(db, userId, 'recoveryUsed');
      await planAccountMail(jobs, db, { kind: 'recovery-used', userId });
    }
    await noteProof(db, viewer.sessionId);
    return used;
  });
}

type Passkey = NonNullable<z.output<typeof freshProof>['passkey']>;

/** Why 409: a 401 would end the session in browsers. */
async function proveByPasskey(app: App, { viewer, request }: Proving, passkey: Passkey) {
  const { pool, config } = app;
  const answer = { passkey, bound: boundToSession(viewer), refuse: conflict };
  const found = await findUsed(pool, config.publicUrl, answer);
  if (found.known.userId !== viewer.id) throw conflict(passkeyMessages.notYours);
  const from = { account: `person ${viewer.id}`, address: networkOf(request.ip) };
  const attempt = await noteAttempt(pool, from, authMessages.tooManyFailures);
  const counter = await checkUsed(found, answer).catch(async (error: unknown) => {
    await failAttempt(pool, attempt);
    throw error;
  });
  await deleteAttempt(pool, attempt);
  await useWith(pool, { known: found.known, counter, refuse: conflict }, (db) =>
    noteProof(db, viewer.sessionId),
  );
}

import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { profileMessages, type profileUpdate } from '@masthead/shared/people/profile/profile.ts';
import { passwordMessages } from '@masthead/shared/platform/access/password.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '../../app-parts.ts';
import { planAccountMail } from '../../platform/access/account-mail.ts';
import { checkCurrentPassword, hashPassword, isTooEasy } from '../../platform/access/password.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { updatePassword } from '../../platform/access/session.queries.ts';
import { openSession } from '../../platform/access/sign-in.ts';
import { idleHours, type Viewer } from '../../platform/access/viewer.ts';
import { asPartner, type Db, type Pool, write } from '../../platform/db/client.ts';
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { networkOf } from '../../platform/http/limits.ts';
import { checkVersion } from '../../platform/http/save-checks.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import {
  endOtherSessions,
  endOwnSession,
  findProfile,
  listSessions,
  lockProfile,
  profileRows,
  updateProfile,
} from './profile.store.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { sessionRows } from './session.store.ts';

async function load(db: Db, viewer: Viewer) {
  const found = await findProfile(db, rowsOf(viewer, profileRows));
  if (!found) throw notFound();
  const { updatedByName, updatedById: _id, ...profile } = found;
  return { ...profile, updatedAt: found.updatedAt.toISOString(), updatedBy: updatedByName };
}

const proofOf = (request: FastifyRequest, userId: number, password: string) => ({
  userId,
  password,
  address: networkOf(request.ip),
});

const refuseAt = (path: string, message: string) => badRequest({ path, message });

const writeAs = <T>(pool: Pool, viewer: Viewer, work: (db: Db) => Promise<T>) =>
  viewer.isStaff ? write(pool, viewer.id, work) : asPartner(pool, viewer, work);

async function change(
  db: Db,
  viewer: Viewer,
  version: number | undefined,
  changes: Omit<z.output<typeof profileUpdate>, 'version'>,
) {
  const current = await lockProfile(db, rowsOf(viewer, profileRows));
  if (!current) throw notFound();
  checkVersion(current, version);
  await updateProfile(db, viewer.id, {
    name: changes.name ?? current.name,
    email: changes.email ?? current.email,
    bio: changes.bio === undefined ? current.bio : changes.bio,
    imageUrl: changes.imageUrl === undefined ? current.imageUrl : changes.imageUrl,
    getsSummary: changes.getsSummary === current.getsSummary ? null : (changes.getsSummary ?? null),
  });
  return load(db, viewer);
}

/**
 * The caller's own record (Spec, platform 2.1). A partner's calls run under the policies of
 * 0007_sign_in.sql.
 */
export function profileRoutes(app: App): void {
  const { pool, jobs } = app;

  handle(app, profileEndpoints.get, ({ db, viewer }) => load(db, viewer));

  handle(app, profileEndpoints.update, async ({ body, viewer, request }) => {
    const { version, currentPassword, ...changes } = body;
    const before = await findProfile(pool, rowsOf(viewer, profileRows));
    if (!before) throw notFound();
    checkVersion(before, version);
    const isOtherEmail = changes.email !== undefined && changes.email !== before.email;
    // Why: reset emails go to this address, so whoever changes it can take over the account.
    if (isOtherEmail && !currentPassword)
      throw refuseAt('currentPassword', profileMessages.currentPasswordNeeded);
    if (isOtherEmail)
      await checkCurrentPassword(pool, proofOf(request, viewer.id, currentPassword ?? ''));
    const saved = await writeAs(pool, viewer, (db) => change(db, viewer, version, changes));
    if (isOtherEmail)
      await planAccountMail(jobs, pool, {
        kind: 'email-changed',
        userId: viewer.id,
        to: before.email,
      });
    return saved;
  });

  ownPasswordRoute(app);
  ownSessionRoutes(app);
  secondFactorRoutes(app);
  passkeyRoutes(app);
}

function ownPasswordRoute(app: App): void {
  const { pool, jobs } = app;
  handle(app, profileEndpoints.changePassword, async ({ body, viewer, request }) => {
    await checkCurrentPassword(pool, proofOf(request, viewer.id, body.currentPassword));
    if (body.newPassword === body.currentPassword)
      throw refuseAt('newPassword', profileMessages.samePassword);
    if (await isTooEasy(body.newPassword, [viewer.name, viewer.username, viewer.email]))
      throw refuseAt('newPassword', passwordMessages.tooEasy);
    const passwordHash = await hashPassword(body.newPassword);
    return write(pool, viewer.id, async (db) => {
      await updatePassword(db, viewer.id, passwordHash);
      const token = await openSession(db, viewer.id, request);
      await planAccountMail(jobs, db, { kind: 'password-changed', userId: viewer.id });
      const { version } = await load(db, viewer);
      return { access_token: token, version };
    });
  });
}

// Why the pool: the partners' database role has no access to sessions. Each query names the person.
function ownSessionRoutes(app: App): void {
  const { pool } = app;

  handle(app, profileEndpoints.sessions, async ({ viewer }) => {
    const rows = await listSessions(pool, rowsOf(viewer, sessionRows), idleHours);
    return rows.map((row) => ({
      id: row.id,
      userAgent: row.userAgent,
      createdAt: row.createdAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
      isThis: row.id === viewer.sessionId,
    }));
  });

  handle(app, profileEndpoints.endSession, async ({ params, viewer }) => {
    if (params.id === viewer.sessionId) throw conflict(profileMessages.useLogout);
    const isEnded = await write(pool, viewer.id, (db) =>
      endOwnSession(db, rowsOf(viewer, sessionRows), params.id),
    );
    if (!isEnded) throw notFound();
    return {};
  });

  handle(app, profileEndpoints.endOtherSessions, async ({ viewer }) => {
    await write(pool, viewer.id, (db) =>
      endOtherSessions(db, rowsOf(viewer, sessionRows), viewer.sessionId),
    );
    return {};
  });
}

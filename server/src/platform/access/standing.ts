import { may } from '@masthead/shared/platform/access/access.ts';
import type { Access } from '@masthead/shared/platform/access/screen.ts';
import type { Db } from '../db/client.ts';
import { forbidden, HttpError, unauthorized } from '../http/errors.ts';
import { findApiToken } from './api-token.queries.ts';
import { findSession, findStanding, holdPerson } from './session.queries.ts';
import { idleHours, standingOf, type Viewer } from './viewer.ts';

/*
 * Work that lasts longer than a request's first look (batches, files sent piece by piece) asks anew, in the
 * transaction of each step, whether its person still may (decision 87).
 *
 * Locks are taken in this order, so that two who need the same never wait for each other:
 *   user, organization → firm → representative → listing → ad slot
 *   user, organization → campaign → email template → audience
 * Of several rows of one table: by id. What somebody only needs to stay as it is, they lock `for share`; what
 * they change, delete or move, `for update`, and look afterwards whether something still uses it.
 */

/** A person lost the access that their running work had started with. */
export class AccessEnded extends HttpError {}

const ended = ({ status, messages }: HttpError) => new AccessEnded(status, messages);

/** Checks that a person still has access through an organization (null: staff), and locks it until the transaction ends. */
export async function mayStill(
  db: Db,
  userId: number,
  { access, organizationId }: { access: Access; organizationId: number | null },
): Promise<boolean> {
  await holdPerson(db, userId);
  const row = await findStanding(db, userId);
  if (!row) return false;
  const standing = standingOf(row);
  const isTheirs =
    organizationId === null ? standing.isStaff : row.organizationId === organizationId;
  const isChatMember = row.isChatMember && standing.isStaff;
  return isTheirs && may({ roles: standing.roles, isChatMember }, access);
}

/**
 * Rejects the next step of a request with 401 or 403 if its session has ended or its person has lost a right since it
 * began. With `isHeld`, session and rights can't change until the transaction ends.
 */
export async function refuseEnded(db: Db, viewer: Viewer, { isHeld = false } = {}): Promise<void> {
  if (isHeld) await holdPerson(db, viewer.id);
  const session = viewer.token
    ? await findApiToken(db, viewer.token.id)
    : await findSession(db, viewer.sessionId, idleHours);
  if (!session) throw ended(unauthorized());
  const { isStaff, roles } = standingOf(session);
  const isSame = isStaff === viewer.isStaff && session.organizationId === viewer.organizationId;
  if (!isSame || viewer.roles.some((role) => !roles.includes(role))) throw ended(forbidden());
}

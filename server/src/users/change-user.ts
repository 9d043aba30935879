import { changedByOther, sentences } from '@masthead/shared/errors.ts';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import type { UserForm, UserUpdate } from '@masthead/shared/users/user.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { badRequest, conflict, notFound, refused } from '../http/errors.ts';
import { holdOrganization, lockUser, type UserRecord, updateUser } from './users.queries.ts';

/** Refuses an organization that does not exist, with the sentence of its field. */
export async function organizationOf(db: Db, id: number): Promise<{ isOwner: boolean }> {
  const organization = await holdOrganization(db, id);
  if (!organization)
    throw badRequest({ path: 'userGroupId', message: 'You must select an organization' });
  return organization;
}

/** Refuses a save of what somebody else has changed since, and says who (decisions 11). */
function checkVersion(current: UserRecord, version: number | undefined): void {
  if (version === undefined)
    throw badRequest({ path: 'version', message: sentences.versionMissing });
  if (version === current.version) return;
  const changedBy = current.updatedBy ?? 'Masthead';
  throw conflict(changedByOther(changedBy), {
    version: current.version,
    changedBy,
    changedAt: current.updatedAt.toISOString(),
  });
}

/** Saves a person. Nobody shuts themselves out; that an admin remains is the database's care. */
export async function changeUser(db: Db, viewer: Viewer, change: UserUpdate): Promise<void> {
  const { id, version, ...changes } = change;
  // Why: what a body leaves out is not there at all, so nothing is overwritten with nothing.
  const fields = changes as Partial<UserForm & { isDisabled: boolean }>;
  const current = await lockUser(db, id);
  if (!current) throw notFound();
  checkVersion(current, version);
  if (id === viewer.id && fields.isDisabled) throw refused(userMessages.ownDisable);
  if (fields.userGroupId !== undefined && fields.userGroupId !== current.userGroupId) {
    const { isOwner } = await organizationOf(db, fields.userGroupId);
    if (id === viewer.id && !isOwner)
      throw badRequest({ path: 'userGroupId', message: userMessages.ownMove });
  }
  await updateUser(db, id, { ...current, ...fields });
}

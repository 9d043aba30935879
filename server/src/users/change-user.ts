import { userMessages } from '@masthead/shared/users/user.messages.ts';
import type { UserUpdate } from '@masthead/shared/users/user.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { refused } from '../http/errors.ts';
import { givenFields } from '../http/save-checks.ts';
import { changeKept, saveRecord } from '../records/save-record.ts';
import { userStore } from './user.record.ts';

/** Saves a person. Nobody shuts themselves out; that an admin remains is the database's care. */
export function changeUser(db: Db, viewer: Viewer, change: UserUpdate) {
  const { id, version, isDisabled, ...sent } = change;
  if (id === viewer.id && isDisabled) throw refused(userMessages.ownDisable);
  const kept = isDisabled === undefined ? {} : { isDisabled };
  // Why: somebody is shut out at once, whatever else of their record would be refused by now.
  const isOnlyAccess = isDisabled !== undefined && Object.keys(givenFields(sent)).length === 0;
  return isOnlyAccess
    ? changeKept(db, userStore, viewer, id, version, kept)
    : saveRecord(db, userStore, viewer, id, { ...sent, version }, kept);
}

import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { userMessages } from '@masthead/shared/people/users/user.record.ts';
import type { UserUpdate } from '@masthead/shared/people/users/user.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { explainConstraints } from '../../platform/http/error-handler.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import { givenFields } from '../../platform/http/save-checks.ts';
import {
  changeSystemFields,
  createRecord,
  openRecord,
  readRecord,
  saveRecord,
} from '../../platform/records/save-record.ts';
import { listDemanded, saveDemanded } from './demanded-factors.queries.ts';
import {
  deleteRole,
  insertRole,
  listEverybody,
  listExternalProfiles,
  listUsers,
  userRows,
  userStore,
} from './user.store.ts';

/** People (Spec, platform 7). */
export function userRoutes(server: Server): void {
  explainConstraints({
    users_email_unique: {
      status: 400,
      path: 'email',
      sentence: 'This email address is already in use.',
    },
    users_username_unique: {
      status: 400,
      path: 'username',
      sentence: 'This username is already in use.',
    },
    user_roles_unique: { status: 400, path: 'name', sentence: userMessages.roleHeld },
    one_admin_remains: { status: 409, path: '', sentence: userMessages.lastAdmin },
  });

  handle(server, userEndpoints.list, ({ db, viewer }) => {
    const visible = rowsOf(viewer, userRows);
    return viewer.isAdmin ? listEverybody(db, visible) : listUsers(db, visible);
  });

  handle(server, userEndpoints.get, ({ params, viewer, db }) =>
    readRecord(db, userStore, viewer, params.id),
  );

  handle(server, userEndpoints.create, async ({ body: { username, ...body }, viewer, db }) => {
    const { id } = await createRecord(db, userStore, viewer, body, { username });
    return { id };
  });

  handle(server, userEndpoints.update, ({ body, db, viewer }) => changeUser(db, viewer, body));

  roleRoutes(server);
}

/** Roles and external profiles of people (Spec, platform 7). */
function roleRoutes(server: Server): void {
  handle(server, userEndpoints.externalProfiles, ({ params, db }) =>
    listExternalProfiles(db, params.email),
  );

  handle(server, userEndpoints.demandedFactors, async ({ db }) => ({
    roles: await listDemanded(db),
  }));

  handle(server, userEndpoints.demandFactors, async ({ body, db }) => {
    await saveDemanded(db, body.roles);
    return { roles: await listDemanded(db) };
  });

  handle(server, userEndpoints.addRole, async ({ body, db, viewer }) => {
    await openRecord(db, userStore, viewer, body.userId);
    await insertRole(db, body.userId, body.name);
    return readRecord(db, userStore, viewer, body.userId);
  });

  handle(server, userEndpoints.removeRole, async ({ body, db, viewer }) => {
    await openRecord(db, userStore, viewer, body.userId);
    if (body.name === 'admin' && body.userId === viewer.id)
      throw badRequest({ path: 'name', message: userMessages.ownAdminRole });
    if (!(await deleteRole(db, body.userId, body.name)))
      throw badRequest({ path: 'name', message: userMessages.roleNotHeld });
    return readRecord(db, userStore, viewer, body.userId);
  });
}

/** Updates a person. They cannot lock themselves out; the database ensures that an admin remains. */
function changeUser(db: Db, viewer: Viewer, change: UserUpdate) {
  const { id, version, isDisabled, ...sent } = change;
  if (id === viewer.id && isDisabled) throw badRequest(userMessages.ownDisable);
  const systemValues = isDisabled === undefined ? {} : { isDisabled };
  // Why first: locking someone out must work even if another field of their record is no longer valid.
  const isOnlyAccess = isDisabled !== undefined && Object.keys(givenFields(sent)).length === 0;
  return isOnlyAccess
    ? changeSystemFields(db, userStore, viewer, id, version, systemValues)
    : saveRecord(db, userStore, viewer, id, { ...sent, version }, systemValues);
}

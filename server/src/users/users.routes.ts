import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import { rowsOf } from '../access/rows.ts';
import { explainConstraints } from '../http/error-handler.ts';
import { badRequest } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import { createRecord, openRecord, readRecord } from '../records/save-record.ts';
import { changeUser } from './change-user.ts';
import { userStore } from './user.record.ts';
import { userRows } from './user.rows.ts';
import {
  deleteRole,
  insertRole,
  listEverybody,
  listExternalProfiles,
  listUsers,
} from './users.queries.ts';

/** People (Spec, platform 7). */
export function userRoutes(server: Server): void {
  explainConstraints({
    users_email_unique: {
      status: 400,
      path: 'email',
      sentence: 'Somebody already uses this e-mail address.',
    },
    users_username_unique: {
      status: 400,
      path: 'username',
      sentence: 'Somebody already uses this user name.',
    },
    user_roles_unique: { status: 400, path: 'name', sentence: userMessages.roleHeld },
    one_admin_remains: { status: 409, path: '', sentence: userMessages.lastAdmin },
  });

  handle(server, userEndpoints.list, ({ db, viewer }) => {
    const seen = rowsOf(viewer, userRows);
    return viewer.isAdmin ? listEverybody(db, seen) : listUsers(db, seen);
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

/** Roles and outside profiles of people (Spec, platform 7). */
function roleRoutes(server: Server): void {
  handle(server, userEndpoints.externalProfiles, ({ params, db }) =>
    listExternalProfiles(db, params.email),
  );

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

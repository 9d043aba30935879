import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import { rowsOf } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { explainConstraints } from '../http/constraints.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import { changeUser, organizationOf } from './change-user.ts';
import { userRows } from './user.rows.ts';
import {
  deleteRole,
  findUser,
  insertRole,
  insertUser,
  listEverybody,
  listExternalProfiles,
  listUsers,
  lockUser,
} from './users.queries.ts';

async function load(db: Db, id: number) {
  const user = await findUser(db, id);
  if (!user) throw notFound();
  return { ...user, updatedAt: user.updatedAt.toISOString() };
}

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

  handle(server, userEndpoints.list, ({ db, viewer }) =>
    viewer.isAdmin ? listEverybody(db) : listUsers(db, rowsOf(viewer, userRows)),
  );

  handle(server, userEndpoints.get, ({ params, db }) => load(db, params.id));

  handle(server, userEndpoints.create, async ({ body, db }) => {
    await organizationOf(db, body.userGroupId);
    return { id: await insertUser(db, body) };
  });

  handle(server, userEndpoints.update, async ({ body, db, viewer }) => {
    await changeUser(db, viewer, body);
    return load(db, body.id);
  });

  roleRoutes(server);
}

/** Roles and outside profiles of people (Spec, platform 7). */
function roleRoutes(server: Server): void {
  handle(server, userEndpoints.externalProfiles, ({ params, db }) =>
    listExternalProfiles(db, params.email),
  );

  handle(server, userEndpoints.addRole, async ({ body, db }) => {
    if (!(await lockUser(db, body.userId))) throw notFound();
    await insertRole(db, body.userId, body.name);
    return load(db, body.userId);
  });

  handle(server, userEndpoints.removeRole, async ({ body, db, viewer }) => {
    if (!(await lockUser(db, body.userId))) throw notFound();
    if (body.name === 'admin' && body.userId === viewer.id)
      throw badRequest({ path: 'name', message: userMessages.ownAdminRole });
    if (!(await deleteRole(db, body.userId, body.name)))
      throw badRequest({ path: 'name', message: userMessages.roleNotHeld });
    return load(db, body.userId);
  });
}

import { organizationEndpoints } from '@masthead/shared/organizations/organization.endpoints.ts';
import {
  organizationMessages,
  whyOrganizationStays,
} from '@masthead/shared/organizations/organization.messages.ts';
import type {
  Organization,
  organizationUpdate,
} from '@masthead/shared/organizations/organization.ts';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import type { z } from 'zod';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { explainConstraints } from '../http/constraints.ts';
import { badRequest, conflict, notFound } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import { checkVersion } from '../http/version-check.ts';
import { assignFirm } from './assign-firm.ts';
import {
  findOrganization,
  insertOrganization,
  listMembers,
  listMovableFirms,
  listOrganizations,
  lockOrganization,
  restoreOrganization,
  softDeleteOrganization,
  updateOrganization,
} from './organizations.queries.ts';

async function load(db: Db, id: number): Promise<Organization> {
  const found = await findOrganization(db, id);
  if (!found) throw notFound();
  const { updatedAt, updatedByName, ...organization } = found;
  return {
    ...organization,
    users: await listMembers(db, id),
    showcaseFirms: await listMovableFirms(db, { organizationId: id }),
    updatedAt: updatedAt.toISOString(),
    updatedBy: updatedByName,
  };
}

/** Why: the database keeps an admin, whoever takes the last one away; here is the field that did it. */
function atOwnerField(error: unknown): never {
  if ((error as { constraint_name?: string } | null)?.constraint_name !== 'one_admin_remains')
    throw error;
  throw badRequest({ path: 'isOwner', message: userMessages.lastAdmin });
}

async function save(db: Db, viewer: Viewer, change: z.output<typeof organizationUpdate>) {
  const { id, version, ...fields } = change;
  const current = await lockOrganization(db, id);
  if (!current) throw notFound();
  checkVersion(current, version);
  const next = {
    name: fields.name ?? current.name,
    isOwner: fields.isOwner ?? current.isOwner,
  };
  await updateOrganization(db, id, next).catch(atOwnerField);
  // Why: after the update, so that the last admin is told that there must be one.
  if (id === viewer.userGroupId && !next.isOwner)
    throw badRequest({ path: 'isOwner', message: organizationMessages.ownOwner });
}

async function remove(db: Db, viewer: Viewer, id: number): Promise<void> {
  if (!(await lockOrganization(db, id))) throw notFound();
  if (id === viewer.userGroupId) throw conflict(organizationMessages.ownOrganization);
  const users = (await listMembers(db, id)).length;
  const firms = (await listMovableFirms(db, { organizationId: id })).length;
  const reason = whyOrganizationStays({ users, firms });
  if (reason) throw conflict(reason);
  await softDeleteOrganization(db, id);
}

/** Organizations (Spec, platform 7). */
export function organizationRoutes(server: Server): void {
  explainConstraints({
    organizations_name_unique: {
      status: 400,
      path: 'name',
      sentence: 'An organization with this name already exists.',
    },
  });

  handle(server, organizationEndpoints.list, ({ db }) => listOrganizations(db));

  handle(server, organizationEndpoints.firms, ({ db }) => listMovableFirms(db));

  handle(server, organizationEndpoints.get, ({ params, db }) => load(db, params.id));

  handle(server, organizationEndpoints.create, async ({ body, db }) =>
    load(db, await insertOrganization(db, body)),
  );

  handle(server, organizationEndpoints.update, async ({ body, db, viewer }) => {
    await save(db, viewer, body);
    return load(db, body.id);
  });

  handle(server, organizationEndpoints.assignFirm, ({ body, db }) => assignFirm(db, body));

  handle(server, organizationEndpoints.remove, async ({ params, db, viewer }) => {
    await remove(db, viewer, params.id);
    return { id: params.id };
  });

  handle(server, organizationEndpoints.restore, async ({ params, db }) => {
    if (!(await restoreOrganization(db, params.id))) throw notFound();
    return load(db, params.id);
  });
}

import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import {
  firmMovedMeanwhile,
  organizationMessages,
  whyOrganizationStays,
} from '@masthead/shared/people/organizations/organization.messages.ts';
import type { organizationRecord } from '@masthead/shared/people/organizations/organization.record.ts';
import type {
  firmAssignment,
  MovableFirm,
  organizationUpdate,
} from '@masthead/shared/people/organizations/organization.ts';
import { userMessages } from '@masthead/shared/people/users/user.record.ts';
import type { RowOf } from '@masthead/shared/platform/records/record.ts';
import type { z } from 'zod';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { explainConstraints } from '../../platform/http/error-handler.ts';
import { badRequest, conflict } from '../../platform/http/errors.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import { findRecord, markRecordDeleted } from '../../platform/records/records.queries.ts';
import {
  createRecord,
  openRecord,
  readRecord,
  restoreRecord,
  saveRecord,
} from '../../platform/records/save-record.ts';
import { firmRows } from '../../showcase/firms/firm.store.ts';
import { userRows } from '../users/user.store.ts';
import {
  holdOrganization,
  listMembers,
  listMovableFirms,
  listOrganizations,
  lockFirm,
  moveFirm,
  organizationRows,
  organizationStore,
} from './organization.store.ts';

/** An organization with its users and firms. */
async function whole(db: Db, seer: Seer, row: RowOf<typeof organizationRecord>) {
  return {
    ...row,
    users: await listMembers(db, rowsOf(seer, userRows), row.id),
    showcaseFirms: await listMovableFirms(db, rowsOf(seer, firmRows), { organizationId: row.id }),
  };
}

/** Why: the database rejects removing the last admin; this names the field that caused it. */
function atOwnerField(error: unknown): never {
  if ((error as { constraint?: string } | null)?.constraint !== 'one_admin_remains') throw error;
  throw badRequest({ path: 'isOwner', message: userMessages.lastAdmin });
}

async function save(db: Db, viewer: Viewer, change: z.output<typeof organizationUpdate>) {
  const { id, ...given } = change;
  const saved = await saveRecord(db, organizationStore, viewer, id, given).catch(atOwnerField);
  // Why: checked after the update, so that the last admin gets the message about the last admin.
  if (id === viewer.organizationId && !saved.isOwner)
    throw badRequest({ path: 'isOwner', message: organizationMessages.ownOwner });
  return saved;
}

async function remove(db: Db, viewer: Viewer, id: number): Promise<void> {
  await openRecord(db, organizationStore, viewer, id);
  if (id === viewer.organizationId) throw conflict(organizationMessages.ownOrganization);
  const users = (await listMembers(db, rowsOf(viewer, userRows), id)).length;
  const visible = rowsOf(viewer, firmRows);
  const firms = (await listMovableFirms(db, visible, { organizationId: id })).length;
  const reason = whyOrganizationStays({ users, firms });
  if (reason) throw conflict(reason);
  await markRecordDeleted(db, organizationStore, id, true);
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

  handle(server, organizationEndpoints.list, ({ viewer, db }) =>
    listOrganizations(db, rowsOf(viewer, organizationRows)),
  );

  handle(server, organizationEndpoints.firms, ({ viewer, db }) =>
    listMovableFirms(db, rowsOf(viewer, firmRows)),
  );

  handle(server, organizationEndpoints.get, async ({ params, viewer, db }) =>
    whole(db, viewer, await readRecord(db, organizationStore, viewer, params.id)),
  );

  handle(server, organizationEndpoints.create, async ({ body, viewer, db }) =>
    whole(db, viewer, await createRecord(db, organizationStore, viewer, body)),
  );

  handle(server, organizationEndpoints.update, async ({ body, db, viewer }) =>
    whole(db, viewer, await save(db, viewer, body)),
  );

  handle(server, organizationEndpoints.assignFirm, ({ body, viewer, db }) =>
    assignFirm(db, viewer, body),
  );

  handle(server, organizationEndpoints.remove, async ({ params, db, viewer }) => {
    await remove(db, viewer, params.id);
    return { id: params.id };
  });

  handle(server, organizationEndpoints.restore, async ({ params, db, viewer }) =>
    whole(db, viewer, await restoreRecord(db, organizationStore, viewer, params.id)),
  );
}

/**
 * Moves a firm to an organization or out of it. Repeating the call changes nothing. If someone else has
 * moved the firm since the user decided, it stays where it is.
 */
async function assignFirm(
  db: Db,
  seer: Seer,
  { firmId, organizationId, fromOrganizationId }: z.output<typeof firmAssignment>,
): Promise<MovableFirm> {
  const organizations = rowsOf(seer, organizationRows);
  const firms = rowsOf(seer, firmRows);
  if (organizationId !== null && !(await holdOrganization(db, organizations, organizationId)))
    throw badRequest({ path: 'organizationId', message: organizationMessages.unknown });
  const firm = await lockFirm(db, firms, firmId);
  if (!firm) throw badRequest({ path: 'firmId', message: organizationMessages.unknownFirm });
  if (firm.organizationId !== organizationId) {
    if (fromOrganizationId !== undefined && fromOrganizationId !== firm.organizationId) {
      const now =
        firm.organizationId === null
          ? null
          : await findRecord(db, organizationStore, seer, firm.organizationId);
      throw conflict(firmMovedMeanwhile(firm.name, now?.name ?? null));
    }
    await moveFirm(db, firmId, organizationId);
  }
  const [moved] = await listMovableFirms(db, firms, { firmId });
  if (!moved) throw badRequest({ path: 'firmId', message: organizationMessages.unknownFirm });
  return moved;
}

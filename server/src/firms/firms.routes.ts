import { firmEndpoints } from '@masthead/shared/firms/firm.endpoints.ts';
import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { rowsOf } from '../access/rows.ts';
import { explainConstraints } from '../http/error-handler.ts';
import { refused } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import { readRecord, saveRecord } from '../records/save-record.ts';
import { firmStore } from './firm.record.ts';
import { firmRows } from './firm.rows.ts';
import { insertFirm, listFirms } from './firms.queries.ts';

/** Firms (Spec, showcase 7). */
export function firmRoutes(server: Server): void {
  explainConstraints({
    showcase_firms_name_unique: {
      status: 400,
      path: 'name',
      sentence: 'A firm with this name already exists.',
    },
  });

  handle(server, firmEndpoints.get, ({ params, viewer, db }) =>
    readRecord(db, firmStore, viewer, params.id),
  );

  handle(server, firmEndpoints.create, async ({ body, viewer, db }) => {
    // Why: what a partner creates is their organization's, or they could not see it themselves.
    const organizationId = viewer.isStaff ? null : viewer.organizationId;
    if (!viewer.isStaff && organizationId === null) throw refused(firmMessages.noOrganization);
    const id = await insertFirm(db, { name: body.name, organizationId });
    return readRecord(db, firmStore, viewer, id);
  });

  handle(server, firmEndpoints.update, ({ body: { id, ...change }, viewer, db }) =>
    saveRecord(db, firmStore, viewer, id, change),
  );

  handle(server, firmEndpoints.search, async ({ body, viewer, db }) => {
    const { rows, totalCount } = await listFirms(db, rowsOf(viewer, firmRows), {
      name: body.name?.trim() || null,
      isLacking: body.isLacking,
      direction: body.direction,
      limit: body.limit,
      offset: body.offset,
    });
    return { totalCount, nodes: rows };
  });
}

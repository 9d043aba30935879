import { firmEndpoints } from '@masthead/shared/firms/firm.endpoints.ts';
import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { firmForm } from '@masthead/shared/firms/firm.ts';
import { type OrganizationScope, organizationScope } from '../access/organization-scope.ts';
import type { Db } from '../db/client.ts';
import { givenFields } from '../http/change.ts';
import { badRequest, notFound, refused } from '../http/errors.ts';
import { handle, parse, type Server } from '../http/handle.ts';
import { checkVersion } from '../http/version-check.ts';
import {
  type FirmRow,
  findFirm,
  findSiteIds,
  insertFirm,
  listFirms,
  lockFirm,
  setFirmSites,
  updateFirm,
} from './firms.queries.ts';

/** A stored firm as the API answers it. */
export const firmReply = ({
  createdAt,
  updatedAt,
  updatedByName: _updatedByName,
  ...firm
}: FirmRow) => ({
  ...firm,
  dateCreated: createdAt.toISOString(),
  dateUpdated: updatedAt.toISOString(),
});

async function load(db: Db, scope: OrganizationScope, id: number) {
  const firm = await findFirm(db, scope, id);
  if (!firm) throw notFound();
  return firmReply(firm);
}

/** The editable part of a firm, as a save sends it. */
const formOf = (firm: FirmRow) =>
  Object.fromEntries(
    (Object.keys(firmForm.shape) as (keyof typeof firmForm.shape)[]).map((key) => [key, firm[key]]),
  );

async function checkSites(db: Db, siteIds: number[]): Promise<void> {
  const known = await findSiteIds(db, siteIds);
  if (siteIds.some((id) => !known.includes(id)))
    throw badRequest({ path: 'siteIds', message: firmMessages.unknownSite });
}

/** Firms (Spec, showcase 7). */
export function firmRoutes(server: Server): void {
  handle(server, firmEndpoints.get, ({ params, viewer, db }) =>
    load(db, organizationScope(viewer), params.id),
  );

  handle(server, firmEndpoints.create, async ({ body, viewer, db }) => {
    // Why: what a partner creates is their organization's, or they could not see it themselves.
    const organizationId = viewer.isGowUser ? null : viewer.userGroupId;
    if (!viewer.isGowUser && organizationId === null) throw refused(firmMessages.noOrganization);
    const id = await insertFirm(db, { name: body.name, organizationId });
    return load(db, organizationScope(viewer), id);
  });

  handle(server, firmEndpoints.update, async ({ body, viewer, db }) => {
    const { id, version, ...fields } = body;
    const scope = organizationScope(viewer);
    const current = await lockFirm(db, scope, id);
    if (!current) throw notFound();
    checkVersion(current, version);
    const given = givenFields(fields);
    const { siteIds, ...columns } = parse(firmForm, { ...formOf(current), ...given });
    await checkSites(db, siteIds);
    await updateFirm(db, id, columns);
    await setFirmSites(db, id, siteIds);
    return load(db, scope, id);
  });

  handle(server, firmEndpoints.search, async ({ body, viewer, db }) => {
    const { rows, totalCount } = await listFirms(db, organizationScope(viewer), {
      name: body.name?.trim() || null,
      limit: body.limit,
      offset: body.offset,
    });
    return { totalCount, nodes: rows };
  });
}

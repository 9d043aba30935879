import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { representativeEndpoints } from '@masthead/shared/representatives/representative.endpoints.ts';
import { representativeForm } from '@masthead/shared/representatives/representative.ts';
import { type OrganizationScope, organizationScope } from '../access/organization-scope.ts';
import type { Db } from '../db/client.ts';
import { findFirm } from '../firms/firms.queries.ts';
import { givenFields } from '../http/change.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { handle, parse, type Server } from '../http/handle.ts';
import { checkVersion } from '../http/version-check.ts';
import {
  findRepresentative,
  insertRepresentative,
  lockRepresentative,
  type RepresentativeRow,
  updateRepresentative,
} from './representatives.queries.ts';

/** A stored representative as the API answers it. */
export const representativeReply = ({
  createdAt,
  updatedAt,
  updatedByName: _updatedByName,
  ...representative
}: RepresentativeRow) => ({
  ...representative,
  dateCreated: createdAt.toISOString(),
  dateUpdated: updatedAt.toISOString(),
});

async function load(db: Db, scope: OrganizationScope, id: number) {
  const found = await findRepresentative(db, scope, id, { withDeleted: true });
  if (!found) throw notFound();
  return representativeReply(found);
}

async function checkFirm(db: Db, scope: OrganizationScope, firmId: number): Promise<void> {
  if (!(await findFirm(db, scope, firmId)))
    throw badRequest({ path: 'showcaseFirmId', message: firmMessages.unknown });
}

/** Representatives of firms (Spec, showcase 7). */
export function representativeRoutes(server: Server): void {
  handle(server, representativeEndpoints.get, async ({ params, viewer, db }) => {
    const found = await findRepresentative(db, organizationScope(viewer), params.id);
    if (!found) throw notFound();
    return representativeReply(found);
  });

  handle(server, representativeEndpoints.create, async ({ body, viewer, db }) => {
    const scope = organizationScope(viewer);
    await checkFirm(db, scope, body.showcaseFirmId);
    return load(db, scope, await insertRepresentative(db, body));
  });

  handle(server, representativeEndpoints.update, async ({ body, viewer, db }) => {
    const { id, version, isDeleted, ...fields } = body;
    const scope = organizationScope(viewer);
    const current = await lockRepresentative(db, scope, id);
    if (!current || (current.isDeleted && isDeleted !== false)) throw notFound();
    checkVersion(current, version);
    const given = givenFields(fields);
    const { showcaseFirmId, name, email, phone, imageUrl } = current;
    const form = parse(representativeForm, {
      ...{ showcaseFirmId, name, email, phone, imageUrl },
      ...given,
    });
    if (form.showcaseFirmId !== current.showcaseFirmId)
      await checkFirm(db, scope, form.showcaseFirmId);
    await updateRepresentative(db, id, form, isDeleted ?? current.isDeleted);
    return load(db, scope, id);
  });
}

import {
  firmMovedMeanwhile,
  organizationMessages,
} from '@masthead/shared/organizations/organization.messages.ts';
import type { firmAssignment, MovableFirm } from '@masthead/shared/organizations/organization.ts';
import type { z } from 'zod';
import type { Db } from '../db/client.ts';
import { badRequest, conflict } from '../http/errors.ts';
import {
  findOrganization,
  holdOrganization,
  listMovableFirms,
  lockFirm,
  moveFirm,
} from './organizations.queries.ts';

/**
 * Moves a firm into an organization or out of it. Asked again it changes nothing; a firm that
 * somebody else has moved since the person decided stays where it is.
 */
export async function assignFirm(
  db: Db,
  { firmId, userGroupId, fromUserGroupId }: z.output<typeof firmAssignment>,
): Promise<MovableFirm> {
  if (userGroupId !== null && !(await holdOrganization(db, userGroupId)))
    throw badRequest({ path: 'userGroupId', message: organizationMessages.unknown });
  const firm = await lockFirm(db, firmId);
  if (!firm) throw badRequest({ path: 'firmId', message: organizationMessages.unknownFirm });
  if (firm.organizationId !== userGroupId) {
    if (fromUserGroupId !== undefined && fromUserGroupId !== firm.organizationId) {
      const now =
        firm.organizationId === null ? null : await findOrganization(db, firm.organizationId);
      throw conflict(firmMovedMeanwhile(firm.name, now?.name ?? null));
    }
    await moveFirm(db, firmId, userGroupId);
  }
  const [moved] = await listMovableFirms(db, { firmId });
  if (!moved) throw badRequest({ path: 'firmId', message: organizationMessages.unknownFirm });
  return moved;
}

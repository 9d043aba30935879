import {
  firmMovedMeanwhile,
  organizationMessages,
} from '@masthead/shared/organizations/organization.messages.ts';
import type { firmAssignment, MovableFirm } from '@masthead/shared/organizations/organization.ts';
import type { z } from 'zod';
import { rowsOf, type Seer } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { firmRows } from '../firms/firm.rows.ts';
import { badRequest, conflict } from '../http/errors.ts';
import { findRecord } from '../records/records.queries.ts';
import { organizationStore } from './organization.record.ts';
import { organizationRows } from './organization.rows.ts';
import { holdOrganization, listMovableFirms, lockFirm, moveFirm } from './organizations.queries.ts';

/**
 * Moves a firm into an organization or out of it. Asked again it changes nothing; a firm that
 * somebody else has moved since the person decided stays where it is.
 */
export async function assignFirm(
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

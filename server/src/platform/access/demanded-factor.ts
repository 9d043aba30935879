import type { Db } from '../db/client.ts';
import { listDemandedRoles } from './second-factor.queries.ts';
import { findStanding } from './session.queries.ts';
import { standingOf } from './viewer.ts';

/** Whether a role that applies to this person demands a second factor. */
export async function isFactorDemanded(db: Db, userId: number): Promise<boolean> {
  const demanded = await listDemandedRoles(db);
  const person = demanded.length > 0 ? await findStanding(db, userId) : null;
  return person !== null && standingOf(person).roles.some((role) => demanded.includes(role));
}

import type { PendingQuery, Row } from 'postgres';
import type { OrganizationScope } from '../access/organization-scope.ts';
import type { Db } from '../db/client.ts';

type Condition = (db: Db, organizationId: number | null) => PendingQuery<Row[]>;

const ofOrganization: Condition = (db, id) => db`organization_id = ${id}`;
const ofFirms: Condition = (db, id) =>
  db`showcase_firm_id in (select id from showcase_firms where organization_id = ${id})`;

/** Tables of which a partner reads the rows of their own organization. */
const ownRows: Record<string, Condition> = {
  showcase_firms: ofOrganization,
  representatives: ofFirms,
  listings: ofFirms,
  ad_slots: ofOrganization,
  organizations: (db, id) => db`id = ${id}`,
  users: ofOrganization,
};

/** Tables whose names everybody may read. */
const forEverybody = ['sites'];

/** Which rows of a table a person may read in histories: a partner only what is named here (decisions 2). */
export function tableInScope(db: Db, scope: OrganizationScope, table: string) {
  if (scope === 'every organization' || forEverybody.includes(table)) return db`true`;
  return ownRows[table]?.(db, scope.organizationId) ?? db`false`;
}

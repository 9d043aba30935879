import type { Db } from '../db/client.ts';
import type { OrganizationScope } from './organization-scope.ts';

/** A condition on `f` (showcase_firms): the firms that a person may see and change (decisions 2). */
export const firmsInScope = (db: Db, scope: OrganizationScope) =>
  scope === 'every organization' ? db`true` : db`f.organization_id = ${scope.organizationId}`;

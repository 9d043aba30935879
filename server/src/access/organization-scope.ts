import type { Viewer } from './viewer.ts';

/**
 * Which rows a person may see: the second half of access, a value that queries must be given
 * (decisions 2). Staff see every organization; a partner sees one; without one, nothing.
 */
export type OrganizationScope = 'every organization' | { organizationId: number | null };

export const organizationScope = (viewer: Viewer): OrganizationScope =>
  viewer.isGowUser ? 'every organization' : { organizationId: viewer.userGroupId };

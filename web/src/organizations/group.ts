import type { Group } from '@masthead/shared/organizations/organization.rules.ts';
import type { Organization } from '@masthead/shared/organizations/organization.ts';

/** An organization as the sentences about who sees what need it. */
export const asGroup = ({ id, name, isOwner, users }: Organization): Group => ({
  id,
  name,
  isOwner,
  people: users.filter((one) => !one.isDisabled).length,
});

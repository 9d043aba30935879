import { may, type Principal } from '@masthead/shared/access.ts';
import type { CampaignKind } from '@masthead/shared/campaigns/campaign.ts';
import { editorOfKind } from '@masthead/shared/campaigns/mail-screens.ts';
import type { Role } from '@masthead/shared/roles.ts';
import { screens } from '@masthead/shared/screens.ts';

/** Who may approve emails of a kind: whoever may write them. */
export const approversOf = (kind: CampaignKind): Role[] => [
  'admin',
  ...screens[editorOfKind[kind]].access,
];

export const mayApprove = (person: Principal, kind: CampaignKind): boolean =>
  may(person, screens[editorOfKind[kind]].access);

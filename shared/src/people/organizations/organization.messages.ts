import { howMany } from '../../platform/values/counting.ts';
/** Sentences, toasts and confirmations of organizations (Spec, platform 8; decisions 2, 11). */
export const organizationMessages = {
  added: 'Organization added.',
  updated: 'User group updated.',
  userAdded: 'User added to group.',
  firmAdded: (firm: string) => `${firm} was added.`,
  firmRemoved: (firm: string) => `${firm} was removed.`,
  deleted: (name: string) => `${name} was deleted.`,
  restored: (name: string) => `${name} was restored.`,
  nameRequired: 'An organization name is required',
  userRequired: 'A user is required',
  firmRequired: 'A firm is required',
  testDomainsHint:
    'Test emails can go to addresses at these domains, such as an agency’s. Separate them with commas. Masthead users can always receive test emails.',
  badDomains: (given: readonly string[]) =>
    given.length > 0
      ? `Not a domain: ${given.join(', ')}. Enter domains such as example.com, separated by commas.`
      : 'Enter domains such as example.com, separated by commas.',
  tooManyDomains: (max: number) => `Use at most ${max} characters for the domains`,
  badIsOwner: 'isOwner must be true or false',
  unknown: 'This organization does not exist.',
  unknownFirm: 'This firm does not exist.',
  ownOwner:
    'You can’t turn this off for your own organization, because you would lose your admin role. Ask an admin of another owner organization to do it.',
  deleteDetail: 'No one belongs to it, so no one loses access. You can undo this.',
  ownOrganization: 'You can’t delete your own organization.',
} as const;

/** '1 user', '3 users'. */
export const usersCounted = (n: number) => howMany(n, 'user');
/** '1 firm', '6 firms'. */
export const firmsCounted = (n: number) => howMany(n, 'firm');
/** '1 representative', '4 representatives'. */
export const representativesCounted = (n: number) => howMany(n, 'representative');
/** '1 listing', '12 listings'. */
export const listingsCounted = (n: number) => howMany(n, 'listing');
/** '1 ad slot', '3 ad slots'. */
export const adSlotsCounted = (n: number) => howMany(n, 'ad slot');

/** Why an organization cannot be deleted now, or null: it may have no users and no firms. */
export function whyOrganizationStays(organization: {
  users: number;
  firms: number;
}): string | null {
  const { users, firms } = organization;
  const held = [users > 0 && usersCounted(users), firms > 0 && firmsCounted(firms)].filter(Boolean);
  if (held.length === 0) return null;
  return `This organization still has ${held.join(' and ')}. Move them to another organization first.`;
}

/** Shown when someone else has moved the firm since the form was loaded. */
export const firmMovedMeanwhile = (firm: string, organization: string | null) =>
  organization
    ? `${firm} has been moved to ${organization} in the meantime. Check again before you move it.`
    : `${firm} has been removed from its organization in the meantime. Check again before you move it.`;

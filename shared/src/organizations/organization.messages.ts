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
  badIsOwner: 'isOwner must be true or false',
  unknown: 'This organization does not exist.',
  unknownFirm: 'This firm does not exist.',
  ownOwner:
    'You cannot turn this off for your own organization, because your admin role would end. Ask an admin of another owner organization to do it.',
  deleteDetail: 'Nobody belongs to it, so nobody loses anything. You can undo this.',
  ownOrganization: 'You cannot delete your own organization.',
} as const;

const count = (n: number, one: string, many: string) =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;

/** '1 user', '3 users'; said of everybody who belongs to an organization. */
export const usersCounted = (n: number) => count(n, 'user', 'users');
/** '1 firm', '6 firms'. */
export const firmsCounted = (n: number) => count(n, 'firm', 'firms');
/** '1 representative', '4 representatives'. */
export const representativesCounted = (n: number) => count(n, 'representative', 'representatives');
/** '1 listing', '12 listings'. */
export const listingsCounted = (n: number) => count(n, 'listing', 'listings');
/** '1 ad slot', '3 ad slots'. */
export const adSlotsCounted = (n: number) => count(n, 'ad slot', 'ad slots');

/** Why an organization cannot be deleted now, or null: it must be empty of users and firms. */
export function whyOrganizationStays(organization: {
  users: number;
  firms: number;
}): string | null {
  const { users, firms } = organization;
  const held = [users > 0 && usersCounted(users), firms > 0 && firmsCounted(firms)].filter(Boolean);
  if (held.length === 0) return null;
  return `This organization still has ${held.join(' and ')}. Move them to another organization first.`;
}

/** Said when a firm has been moved by somebody else since its line was read. */
export const firmMovedMeanwhile = (firm: string, organization: string | null) =>
  organization
    ? `${firm} has been moved to ${organization} meanwhile. Look again before you move it.`
    : `${firm} has been taken out of its organization meanwhile. Look again before you move it.`;

/** Every role a person can hold (Spec, platform 3; decisions 2 adds series). */
export const roles = [
  'admin',
  'author',
  'contributor',
  'content-posts',
  'content-activity',
  'editor',
  'events',
  'series',
  'my-invoices',
  'submit-invoice',
  'review-invoices',
  'email-campaign',
  'email-designer',
  'event-emails',
  'event-flag',
  'charity-emails',
  'ad-slot',
  'firm',
  'listing',
  'rep',
] as const;

/** The name of a role as the API spells it. */
export type Role = (typeof roles)[number];

/** How people call the roles. */
export const roleNames: Record<Role, string> = {
  admin: 'Admin',
  author: 'Author',
  contributor: 'Contributor',
  'content-posts': 'Posts',
  'content-activity': 'Content activity',
  editor: 'Editor',
  events: 'Events',
  series: 'Series',
  'my-invoices': 'My invoices',
  'submit-invoice': 'Submit invoices',
  'review-invoices': 'Review invoices',
  'email-campaign': 'Email campaigns',
  'email-designer': 'Email designer',
  'event-emails': 'Event emails',
  'event-flag': 'Event flags',
  'charity-emails': 'Charity emails',
  'ad-slot': 'Ad slots',
  firm: 'Firms',
  listing: 'Listings',
  rep: 'Representatives',
};

/** The roles that a person outside the owner organization can use (decisions 2). */
export const showcaseRoles = ['firm', 'listing', 'rep', 'ad-slot'] as const satisfies Role[];

/** 'Ad slots, Firms and Listings' */
export const rolesInWords = (held: readonly Role[]): string =>
  new Intl.ListFormat('en-US').format(held.map((role) => roleNames[role]));

const isShowcaseRole = (role: Role) => (showcaseRoles as readonly Role[]).includes(role);

/**
 * The roles that count: staff of the owner organization keep theirs, a partner keeps the showcase
 * roles, and a partner's `admin` means all four of them and nothing else (decisions 2).
 */
export function effectiveRoles(held: readonly Role[], isOwnerOrganization: boolean): Role[] {
  if (isOwnerOrganization) return [...held];
  return held.includes('admin') ? [...showcaseRoles] : held.filter(isShowcaseRole);
}

/** An admin outside the owner organization is none here: there the role stands for the showcase. */
export function heldRole(role: Role, holder: { isAdmin: boolean; group: string | null }) {
  const isForeign = role === 'admin' && !holder.isAdmin;
  if (!isForeign) return { name: roleNames[role], color: roleColor(role) };
  return holder.group === null
    ? { name: 'Admin without an organization', color: 'gray' }
    : { name: 'Partner admin', color: 'teal' };
}

/** Badge colour of a role on the user list (decisions 2). */
export function roleColor(role: Role): string {
  if (role === 'admin') return 'red';
  if (role === 'editor') return 'blue';
  if (isShowcaseRole(role)) return 'teal';
  return role.includes('email') ? 'grape' : 'gray';
}

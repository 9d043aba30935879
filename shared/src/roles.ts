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

/** The roles that a person outside the owner organization can use (decisions 2). */
export const showcaseRoles = ['firm', 'listing', 'rep', 'ad-slot'] as const satisfies Role[];

const isShowcaseRole = (role: Role) => (showcaseRoles as readonly Role[]).includes(role);

/**
 * The roles that count: staff of the owner organization keep theirs, a partner keeps the showcase
 * roles, and a partner's `admin` means all four of them and nothing else (decisions 2).
 */
export function effectiveRoles(held: readonly Role[], isOwnerOrganization: boolean): Role[] {
  if (isOwnerOrganization) return [...held];
  return held.includes('admin') ? [...showcaseRoles] : held.filter(isShowcaseRole);
}

/** Badge colour of a role on the user list (decisions 2). */
export function roleColor(role: Role): string {
  if (role === 'admin') return 'red';
  if (role === 'editor') return 'blue';
  if (isShowcaseRole(role)) return 'teal';
  return role.includes('email') ? 'grape' : 'gray';
}

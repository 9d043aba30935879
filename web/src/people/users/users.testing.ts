import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import type { OrganizationRow } from '@masthead/shared/people/organizations/organization.ts';
import type { User, UserRow } from '@masthead/shared/people/users/user.ts';
import { answer } from '../../platform/api/page.testing.tsx';
import { stamps } from '../../platform/forms/stamps.testing.ts';

/** A person of the list. */
export const row = (id: number, name: string, changes: Partial<UserRow> = {}): UserRow => {
  const username = name.toLowerCase().replaceAll(' ', '.');
  return {
    id,
    name,
    username,
    email: `${username}@example.com`,
    imageUrl: null,
    organizationId: 1,
    group: 'Lone Star Media',
    isDisabled: false,
    isAdmin: false,
    roles: [],
    ...changes,
  };
};

/** A person of the edit screen. */
export const oneUser = (changes: Partial<User> = {}): User => ({
  ...row(12, 'Nora Quill', { roles: [{ id: 31, name: 'editor' }] }),
  ...stamps,
  bio: 'Writes.',
  rebelmouseRole: 'Editor',
  isStaff: true,
  isChatMember: false,
  hasPassword: true,
  ...changes,
});

const organization = (id: number, name: string, isOwner: boolean): OrganizationRow => ({
  id,
  name,
  isOwner,
  userCount: 2,
  firmCount: 0,
});

/** The organizations that people can belong to. */
export const organizationsAnswer = answer(organizationEndpoints.list, [
  organization(1, 'Lone Star Media', true),
  organization(2, 'Pecan Street Homes', false),
]);

import type {
  MovableFirm,
  Organization,
} from '@masthead/shared/people/organizations/organization.ts';
import type { User } from '@masthead/shared/people/users/user.ts';
import { stamps } from '../../platform/forms/stamps.testing.ts';

/** A firm without an organization, with one of each record. */
export const movableFirm = (id: number, changes: Partial<MovableFirm> = {}): MovableFirm => ({
  id,
  name: `Firm ${id}`,
  isPaused: false,
  organizationId: null,
  group: null,
  isGroupOwner: false,
  groupPeople: 0,
  representativeCount: 1,
  listingCount: 4,
  adSlotCount: 2,
  sharedAdSlotCount: 0,
  ...changes,
});

const member = (id: number, name: string, isDisabled = false) => ({
  id,
  name,
  email: `user${id}@example.com`,
  imageUrl: null,
  isDisabled,
  roles: [{ id, name: 'firm' as const }],
});

/** A partner organization with two enabled people and one firm. */
export const harbor: Organization = {
  id: 4,
  name: 'Harbor Realty',
  isOwner: false,
  testDomains: '',
  users: [member(11, 'Ana Ruiz'), member(12, 'Ben Cole'), member(13, 'Cleo Hart', true)],
  showcaseFirms: [
    movableFirm(31, {
      name: 'Harbor Lights',
      organizationId: 4,
      group: 'Harbor Realty',
      groupPeople: 2,
    }),
  ],
  ...stamps,
};

/** A person of another organization, as the server returns one. */
export const dana: User = {
  id: 21,
  name: 'Dana Voss',
  username: 'dana',
  email: 'dana@example.com',
  imageUrl: null,
  organizationId: 1,
  group: 'Lone Star Media',
  isDisabled: false,
  isAdmin: false,
  roles: [
    { id: 1, name: 'editor' },
    { id: 2, name: 'firm' },
  ],
  ...stamps,
  version: 7,
  bio: null,
  rebelmouseRole: null,
  isStaff: true,
  isChatMember: false,
  hasPassword: true,
};

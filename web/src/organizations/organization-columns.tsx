import { inDigits } from '@masthead/shared/counting.ts';
import type { Member, MovableFirm } from '@masthead/shared/organizations/organization.ts';
import { heldRole, type Role } from '@masthead/shared/roles.ts';
import type { Column } from '../lists/column.ts';
import { UserAvatar } from '../ui/UserAvatar.tsx';
import styles from './organizations.module.css';

/** The columns of the tab Users of an organization: a partner's admin is none of ours. */
export const memberColumns = (organization: {
  name: string;
  isOwner: boolean;
}): Column<Member>[] => [
  {
    key: 'name',
    title: 'Name',
    cell: ({ name, imageUrl, isDisabled }) => (
      <span className={styles.who}>
        <UserAvatar user={{ name, imageUrl }} />
        <span className={styles.name}>
          {name}
          {isDisabled && <span className={styles.dimmed}> (disabled)</span>}
        </span>
      </span>
    ),
    onCard: 'title',
  },
  {
    key: 'email',
    title: 'Email',
    cell: ({ email }) => <span className={styles.name}>{email}</span>,
    width: '32%',
    from: 700,
  },
  {
    key: 'roles',
    title: 'Roles',
    cell: ({ roles }) =>
      roles.length > 0 ? (
        roles.map(({ name }) => roleIn(organization, name)).join(', ')
      ) : (
        <span className={styles.dimmed}>No roles</span>
      ),
    width: '28%',
  },
];

const roleIn = (organization: { name: string; isOwner: boolean }, role: Role) =>
  heldRole(role, { isAdmin: organization.isOwner, group: organization.name }).name;

const countColumn = (
  key: 'representativeCount' | 'listingCount' | 'adSlotCount',
  title: string,
): Column<MovableFirm> => ({
  key,
  title,
  cell: (firm) => inDigits(firm[key]),
  holds: 'value',
  align: 'end',
  width: 100,
  from: 700,
});

/** The columns of the tab Showcase Firms. */
export const firmColumns: Column<MovableFirm>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ name, isPaused }) => (
      <span className={styles.name}>
        {name}
        {isPaused && <span className={styles.dimmed}> (paused)</span>}
      </span>
    ),
    onCard: 'title',
  },
  countColumn('representativeCount', 'Realtors'),
  countColumn('listingCount', 'Listings'),
  countColumn('adSlotCount', 'Ad slots'),
];

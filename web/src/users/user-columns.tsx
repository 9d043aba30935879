import { userMessages } from '@masthead/shared/users/user.messages.ts';
import type { UserRow } from '@masthead/shared/users/user.ts';
import type { Column } from '../lists/column.ts';
import clamped from '../ui/clamped.module.css';
import { UserAvatar } from '../ui/UserAvatar.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import styles from './users.module.css';

/** The columns of the list of users (Spec, platform 2.4). */
export const userColumns: Column<UserRow>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: (user) => (
      <span className={styles.who}>
        <UserAvatar user={user} />
        <span className={styles.words}>
          <span className={clamped.name}>
            <span className={user.isDisabled ? styles.off : undefined}>{user.name}</span>
          </span>
          {user.isDisabled && <span className={styles.faint}>Disabled</span>}
        </span>
      </span>
    ),
    width: '20%',
    onCard: 'title',
  },
  {
    key: 'email',
    title: 'Email',
    cell: (user) => <span className={styles.email}>{user.email}</span>,
    width: '28%',
    from: 700,
  },
  {
    key: 'group',
    title: 'Organization',
    cell: (user) => user.group ?? <span className={styles.off}>{userMessages.noOrganization}</span>,
    width: '18%',
    from: 860,
  },
  {
    key: 'roles',
    title: 'Roles',
    cell: (user) =>
      user.roles.length > 0 ? (
        <span className={styles.roles}>
          {user.roles.map(({ id, name }) => (
            <RoleBadge key={id} role={name} holder={user} />
          ))}
        </span>
      ) : (
        <span className={styles.off}>No roles</span>
      ),
  },
];

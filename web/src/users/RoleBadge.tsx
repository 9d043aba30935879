import { type Role, roleColor } from '@masthead/shared/roles.ts';
import type { ReactNode } from 'react';
import styles from './users.module.css';

interface Props {
  role: Role;
  /** What stands behind the name: a button that takes the role. */
  children?: ReactNode;
}

/** A role in its colour (Spec, platform 6; decisions 2). */
export function RoleBadge({ role, children }: Props) {
  return (
    <span className={styles.role} data-color={roleColor(role)}>
      {role}
      {children}
    </span>
  );
}

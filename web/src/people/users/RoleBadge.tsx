import { heldRole, type Role } from '@masthead/shared/platform/access/roles.ts';
import type { ReactNode } from 'react';
import styles from './users.module.css';

interface Props {
  role: Role;
  holder: { isAdmin: boolean; group: string | null };
  /** Content after the name: a button that removes the role. */
  children?: ReactNode;
}

/** A role in its color (Spec, platform 6; decisions 2). */
export function RoleBadge({ role, holder, children }: Props) {
  const { name, color } = heldRole(role, holder);
  return (
    <span className={styles.role} data-color={color}>
      {name}
      {children}
    </span>
  );
}

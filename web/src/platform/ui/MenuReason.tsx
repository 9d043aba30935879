import type { ReactNode } from 'react';
import styles from './menu-reason.module.css';

/** A note in a menu item: why it is disabled, or whose it is. */
export const MenuReason = ({ children }: { children: ReactNode }) => (
  <span className={styles.reason}>{children}</span>
);

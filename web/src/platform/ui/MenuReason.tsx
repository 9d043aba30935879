import type { ReactNode } from 'react';
import styles from './menu-reason.module.css';

/** What a line of a menu says of itself: why it can't be chosen, or whose it is. */
export const MenuReason = ({ children }: { children: ReactNode }) => (
  <span className={styles.reason}>{children}</span>
);

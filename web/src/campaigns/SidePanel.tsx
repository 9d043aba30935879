import type { ReactNode } from 'react';
import styles from './side-panel.module.css';

interface Props {
  title: string;
  /** What stands beside the title. */
  aside?: ReactNode;
  /** It wants somebody's attention. */
  isUrgent?: boolean;
  children: ReactNode;
}

/** A panel beside the form of an email. */
export const SidePanel = ({ title, aside, isUrgent, children }: Props) => (
  <section className={styles.panel} aria-label={title} data-urgent={isUrgent || undefined}>
    <header className={styles.head}>
      <h2>{title}</h2>
      {aside}
    </header>
    {children}
  </section>
);

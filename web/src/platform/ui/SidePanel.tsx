import type { ReactNode } from 'react';
import styles from './side-panel.module.css';
import surface from './surface.module.css';

interface Props {
  title: string;
  /** Content beside the title. */
  aside?: ReactNode;
  /** True when it needs attention. */
  isUrgent?: boolean;
  /** Fields, with spaces between, that have their place here where no input of theirs is shown. */
  standsFor?: string;
  children: ReactNode;
}

/** A panel beside a form. */
export const SidePanel = ({ title, aside, isUrgent, standsFor, children }: Props) => (
  <section
    className={`${surface.panel} ${styles.panel}`}
    aria-label={title}
    data-urgent={isUrgent || undefined}
  >
    <header className={styles.head}>
      <h2 data-stands-for={standsFor} tabIndex={standsFor ? -1 : undefined}>
        {title}
      </h2>
      {aside}
    </header>
    {children}
  </section>
);

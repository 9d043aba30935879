import type {
  SystemSection as Section,
  SystemNeed,
} from '@masthead/shared/platform/system/system.ts';
import type { ReactNode } from 'react';
import { exactInstant } from '../ui/Instant.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import surface from '../ui/surface.module.css';
import styles from './system.module.css';

interface Props {
  id: Section;
  title: string;
  needs: readonly SystemNeed[];
  /** A word for what is not as it should be, although nobody needs to act now. */
  warning?: string | undefined;
  children: ReactNode;
}

/** A part of the page, with a dot that says whether something in it needs the operator. */
export function SystemSection({ id, title, needs, warning, children }: Props) {
  const isGood = needs.every(({ section }) => section !== id);
  return (
    <section
      id={id}
      className={`${surface.panel} ${styles.section}`}
      aria-labelledby={`${id}-title`}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {isGood ? (
          <StatusDot tone={warning ? 'late' : 'live'}>{warning ?? 'OK'}</StatusDot>
        ) : (
          <StatusDot tone="failed">Needs you</StatusDot>
        )}
      </header>
      {children}
    </section>
  );
}

export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className={`${surface.values} ${styles.facts}`}>{children}</dl>
);

/** A time, or a word for none. */
export const timeText = (at: string | null, none = 'Never') => (at ? exactInstant(at) : none);

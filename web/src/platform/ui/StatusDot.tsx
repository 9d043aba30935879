import type { ReactNode } from 'react';
import styles from './status-dot.module.css';

export type Tone = 'live' | 'scheduled' | 'moving' | 'draft' | 'late' | 'failed' | 'done';

interface Props {
  tone: Tone;
  children: ReactNode;
  /** More words, for a tooltip. */
  title?: string | undefined;
}

/** A state as a dot and a word; the dot differs in shape too, so that colour is never alone. */
export function StatusDot({ tone, children, title }: Props) {
  return (
    <span className={styles.status} data-tone={tone} title={title}>
      <span className={styles.dot} aria-hidden />
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import styles from './empty-list.module.css';

/** A list without rows: one sentence, one action. */
export function EmptyList({ sentence, action }: { sentence: string; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{sentence}</p>
      {action}
    </div>
  );
}

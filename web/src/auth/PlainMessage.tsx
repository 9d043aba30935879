import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './plain.module.css';

/** A screen that has one thing to say. */
export function PlainMessage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(`${title} · Masthead`);
  return (
    <div className={styles.plain}>
      <div className={styles.mark} aria-hidden />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}

import { Stack } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './plain.module.css';

/** A screen that has one thing to say. */
export function PlainMessage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(`${title} · Masthead`);
  return (
    <Stack className={styles.plain} align="center" gap={14}>
      <div className={styles.mark} aria-hidden />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </Stack>
  );
}

import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './edit-shell.module.css';

interface Props {
  title: string;
  /** Few words at the right of the title: '7 of 9 posts'. */
  aside?: ReactNode;
  /** The field that the whole section represents; the error summary links here. */
  path?: string;
  error?: ReactNode;
  children: ReactNode;
}

/** A titled part of a form. */
export function FormSection({ title, aside, path, error, children }: Props) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle} data-path={path} tabIndex={path ? -1 : undefined}>
        {title}
        {aside && <span className={styles.sectionAside}>{aside}</span>}
      </h2>
      {error && (
        <Text c="var(--mantine-color-error)" fz="sm" mt={-8} role="alert">
          {error}
        </Text>
      )}
      {children}
    </section>
  );
}

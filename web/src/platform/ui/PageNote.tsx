import { Stack } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import styles from './page-note.module.css';

interface Props {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The message of a page without a frame when it has no content, or not yet. */
export const PageNote = ({ title, titleRef, children }: Props) => (
  <Stack className={styles.note} align="center" gap={14}>
    <h1 ref={titleRef} className={styles.title} tabIndex={-1}>
      {title}
    </h1>
    {children}
  </Stack>
);

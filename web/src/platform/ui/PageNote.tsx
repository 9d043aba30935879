import { Stack } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import styles from './page-note.module.css';

interface Props {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** What a page without a frame says where it has nothing to show, or not yet. */
export const PageNote = ({ title, titleRef, children }: Props) => (
  <Stack className={styles.note} align="center" gap={14}>
    <h1 ref={titleRef} className={styles.title} tabIndex={-1}>
      {title}
    </h1>
    {children}
  </Stack>
);

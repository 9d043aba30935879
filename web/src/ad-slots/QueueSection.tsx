import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import styles from './queue.module.css';

interface Props<T> {
  title: string;
  /** What the section is for, in a sentence. */
  why: string;
  /** Undefined: these are not shown. */
  rows: readonly T[] | undefined;
  /** True where every row is shown at once. */
  isWhole?: boolean;
  children: (row: T) => ReactNode;
}

/** The server names this many of a kind at the most. */
const most = 100;
/** As many as are shown before somebody asks for all. */
const few = 8;

/** One kind of thing that needs attention, with its count. */
export function QueueSection<T extends { id: number | string }>({
  title,
  why,
  rows,
  isWhole: isWholeFirst = false,
  children,
}: Props<T>) {
  const [isWhole, setWhole] = useState(isWholeFirst);
  if (rows === undefined) return null;
  const shown = isWhole ? rows : rows.slice(0, few);
  const count = rows.length >= most ? `${most} or more` : String(rows.length);
  return (
    <section>
      <h2 className={styles.title}>
        {title}{' '}
        <Text
          span
          inherit
          c="dimmed"
          fz="lg"
          style={{ fontVariantNumeric: 'lining-nums tabular-nums' }}
        >
          {count}
        </Text>
      </h2>
      <Text c="dimmed" fz="sm" mt="xs" mb={10}>
        {why}
      </Text>
      {rows.length === 0 ? (
        <p className={styles.none}>None.</p>
      ) : (
        <ul className={styles.rows}>
          {shown.map((row) => (
            <li key={row.id} className={styles.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <Button variant="subtle" size="compact-sm" mt={8} onClick={() => setWhole(true)}>
          Show all {rows.length}
        </Button>
      )}
    </section>
  );
}

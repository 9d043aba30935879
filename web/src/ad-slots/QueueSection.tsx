import type { ReactNode } from 'react';
import styles from './queue.module.css';

interface Props<T> {
  title: string;
  /** What the section is for, in a sentence. */
  why: string;
  rows: readonly T[];
  children: (row: T) => ReactNode;
}

/** The server names this many of a kind at the most. */
const most = 100;

/** One kind of thing that needs attention, with its count. */
export function QueueSection<T extends { id: number }>({ title, why, rows, children }: Props<T>) {
  const count = rows.length >= most ? `${most} or more` : String(rows.length);
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        {title} <span className={styles.count}>{count}</span>
      </h2>
      <p className={styles.why}>{why}</p>
      {rows.length === 0 ? (
        <p className={styles.none}>None.</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.id} className={styles.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

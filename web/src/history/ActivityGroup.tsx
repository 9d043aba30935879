import { UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { clockOf } from '../forms/history-days.ts';
import { ActivityRow } from './ActivityRow.tsx';
import styles from './activity.module.css';
import type { ActivityGroup as Group } from './activity-groups.ts';

/** One thing that was done, what was done to one record, or work on many records, which opens. */
export function ActivityGroup({ group: { kind, rows } }: { group: Group }) {
  if (kind === 'bulk') return <BulkWork rows={rows} />;
  return rows.map((row, at) => <ActivityRow key={row.id} row={row} isContinued={at > 0} />);
}

function BulkWork({ rows }: Pick<Group, 'rows'>) {
  const [isOpen, setOpen] = useState(false);
  const rowsId = useId();
  const [{ at, who, does, record }] = rows;
  return (
    <li className={styles.row}>
      <time dateTime={at} className={styles.time}>
        {clockOf(at)}
      </time>
      <div className={styles.what}>
        <p className={styles.sentence}>
          <strong>{who}</strong> {does}
        </p>
        <UnstyledButton
          className={styles.fields}
          aria-expanded={isOpen}
          aria-controls={rowsId}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden className={styles.mark} data-open={isOpen || undefined} />
          {rows.length} × {record?.noun}
        </UnstyledButton>
        <ol id={rowsId} className={styles.inGroup}>
          {isOpen && rows.map((row) => <ActivityRow key={row.id} row={row} />)}
        </ol>
      </div>
    </li>
  );
}

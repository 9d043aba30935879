import { Text, UnstyledButton } from '@mantine/core';
import type { ActivityRow as Row } from '@masthead/shared/history/history.ts';
import type { RecordScreen } from '@masthead/shared/history/record-kinds.ts';
import { lazy, Suspense, useId, useState } from 'react';
import { pathTo, pathToRecord, ScreenLink } from '../app/links.tsx';
import { clockOf } from '../forms/history-days.ts';
import textStyles from '../ui/text.module.css';
import styles from './activity.module.css';

const Differences = lazy(async () => ({
  default: (await import('../forms/Differences.tsx')).Differences,
}));

interface Props {
  row: Row;
  /** The row before it is about the same record. */
  isContinued?: boolean;
}

/** One thing that was done, in one sentence; what exactly opens under it. */
export function ActivityRow({ row, isContinued = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  const { differences } = row;
  return (
    <li className={styles.row} data-continued={isContinued || undefined}>
      <time dateTime={row.at} className={styles.time}>
        {clockOf(row.at)}
      </time>
      <div className={styles.what}>
        <p className={textStyles.anywhere}>
          <strong>{row.who}</strong> {row.does} <RecordName row={row} />
        </p>
        {differences.length > 0 && (
          <UnstyledButton
            className={styles.fields}
            aria-expanded={isOpen}
            aria-controls={detailId}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden className={styles.mark} data-open={isOpen || undefined} />
            {differences.map(({ field }) => field).join(', ')}
          </UnstyledButton>
        )}
        <div id={detailId}>
          {isOpen && (
            <Suspense>
              <Differences differences={differences} isWhole={row.does === 'added'} />
            </Suspense>
          )}
        </div>
      </div>
      {!isContinued && <OnlyThis row={row} />}
    </li>
  );
}

/** Where the record is edited; null where there is nothing to open (any more). */
function addressOf({ record, does }: Row): string | null {
  const screen = record?.screen as RecordScreen | null | undefined;
  return record && screen && does !== 'deleted' ? pathToRecord(screen, record.id) : null;
}

/** The record of a row, with the way to it where there is one. */
export function RecordName({ row }: { row: Row }) {
  const { record } = row;
  if (!record) return null;
  const address = addressOf(row);
  return (
    <>
      {record.noun}{' '}
      {address ? (
        <ScreenLink to={address} underline="always">
          {record.title}
        </ScreenLink>
      ) : (
        <Text span inherit fw={500}>
          {record.title}
        </Text>
      )}
    </>
  );
}

function OnlyThis({ row: { record } }: { row: Row }) {
  if (!record?.kind) return null;
  const to = pathTo('activityList', {}, { kind: record.kind, record: record.id });
  return (
    <span className={styles.only}>
      <ScreenLink to={to} aria-label={`Only this: ${record.noun} ${record.title}`}>
        Only this
      </ScreenLink>
    </span>
  );
}

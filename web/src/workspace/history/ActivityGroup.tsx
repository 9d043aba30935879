import { Button, Text, UnstyledButton } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { ActivityRow as Row } from '@masthead/shared/platform/history/history.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { centralDay } from '@masthead/shared/platform/values/dates.ts';
import type { RecordScreen } from '@masthead/shared/record-kinds.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { pathTo, pathToRecord, ScreenLink } from '../../platform/api/links.tsx';
import { clockOf } from '../../platform/forms/history-days.ts';
import { late } from '../../platform/ui/late.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import textStyles from '../../platform/ui/text.module.css';
import styles from './activity.module.css';
import type { ActivityGroup as Group } from './activity-groups.ts';

interface Props {
  group: Group;
  /** The person that Activity is filtered by; null for everyone. */
  person: number | null;
}

/** One action, several actions on one record, or bulk work that can be expanded. */
export function ActivityGroup({ group: { kind, rows }, person }: Props) {
  const [first] = rows;
  if (kind === 'work' && first.record === null) {
    const day = centralDay(new Date(first.at));
    const ofDay = {
      action: 'sessions',
      from: day,
      to: day,
      ...(person !== null && { person: String(person) }),
    };
    return (
      <ManyRows row={first} count={first.count}>
        {() => <RowsBehind query={ofDay} />}
      </ManyRows>
    );
  }
  if (kind === 'work') {
    return (
      <ManyRows row={first} count={first.count}>
        {() => <RowsBehind query={{ of: String(first.id) }} />}
      </ManyRows>
    );
  }
  if (kind === 'bulk') {
    return (
      <ManyRows row={first} count={rows.length}>
        {() => rows.map((row) => <ActivityRow key={row.id} row={row} />)}
      </ManyRows>
    );
  }
  return rows.map((row, at) => <ActivityRow key={row.id} row={row} isContinued={at > 0} />);
}

interface ManyProps {
  row: Row;
  count: number;
  /** The rows, rendered once expanded. */
  children: () => ReactNode;
}

/** Verbs that fit one record as well as many; others name a part of the record. */
const plainVerbs = ['added', 'changed', 'deleted', 'restored'];

function ManyRows({ row, count, children }: ManyProps) {
  const { at, who, does, record } = row;
  const isPlain = plainVerbs.includes(does);
  const ofMany = isPlain
    ? `${inDigits(count)} × ${record?.noun}`
    : `and ${inDigits(count - 1)} more`;
  const howMany = record ? ofMany : `${inDigits(count)} sign-ins`;
  const [isOpen, setOpen] = useState(false);
  const rowsId = useId();
  return (
    <li className={styles.row}>
      <time dateTime={at} className={styles.time}>
        {clockOf(at)}
      </time>
      <div className={styles.what}>
        <p className={textStyles.anywhere}>
          <strong>{who}</strong> {does} {!isPlain && <RecordName row={row} />}
        </p>
        <UnstyledButton
          className={styles.fields}
          aria-expanded={isOpen}
          aria-controls={rowsId}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden className={styles.mark} data-open={isOpen || undefined} />
          {howMany}
        </UnstyledButton>
        <ol id={rowsId} className={styles.inGroup}>
          {isOpen && children()}
        </ol>
      </div>
    </li>
  );
}

/** The rows behind a summary row, page by page. */
function RowsBehind({ query: asked }: { query: Record<string, string> }) {
  const { list } = activityEndpoints;
  const query = useInfiniteQuery({
    queryKey: [list.path, 'behind', asked],
    queryFn: ({ pageParam, signal }) =>
      call(
        list,
        { query: { ...asked, ...(pageParam !== null && { before: String(pageParam) }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    meta: { isQuiet: true },
  });
  const { data, error, hasNextPage, isFetching } = query;
  return (
    <>
      {data?.pages
        .flatMap(({ nodes }) => nodes)
        .map((row) => (
          <ActivityRow key={row.id} row={row} />
        ))}
      {error && (
        <li>
          <Trouble
            failure={sentences.notLoaded('activity')}
            error={error}
            onRetry={() => query.fetchNextPage()}
            isRetrying={isFetching}
          />
        </li>
      )}
      {(hasNextPage || !data) && !error && (
        <li>
          <Button
            variant="default"
            size="xs"
            loading={isFetching}
            onClick={() => void query.fetchNextPage()}
          >
            More
          </Button>
        </li>
      )}
    </>
  );
}

const Differences = late(
  async () => (await import('../../platform/forms/Differences.tsx')).Differences,
);

interface ActivityRowProps {
  row: Row;
  /** True if the row before it concerns the same record. */
  isContinued?: boolean;
}

/** One action as a sentence; its details expand below. */
function ActivityRow({ row, isContinued = false }: ActivityRowProps) {
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
          {isOpen && <Differences differences={differences} isWhole={row.does === 'added'} />}
        </div>
      </div>
      {!isContinued && <OnlyThis row={row} />}
    </li>
  );
}

/** The edit screen of the record; null if there is nothing to open, or nothing anymore. */
function addressOf({ record, does }: Row): string | null {
  const screen = record?.screen as RecordScreen | null | undefined;
  return record && screen && does !== 'deleted' ? pathToRecord(screen, record.id) : null;
}

/** The title of a row's record, linked if it can be opened. */
function RecordName({ row }: { row: Row }) {
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

import { Anchor, Text } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { retentionEndpoints } from '@masthead/shared/platform/retention/retention.endpoints.ts';
import { retentionMessages } from '@masthead/shared/platform/retention/retention.messages.ts';
import { keptOf, type Retained } from '@masthead/shared/platform/retention/retention.ts';
import { countText, inDigits } from '@masthead/shared/platform/values/counting.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../api/call.ts';
import type { Column } from '../lists/column.ts';
import { localPage } from '../records/local-page.ts';
import { RecordList } from '../records/RecordList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { late } from '../ui/late.tsx';
import text from '../ui/text.module.css';
import { spanOf } from './span.ts';

const PeriodDialog = late(async () => (await import('./PeriodDialog.tsx')).PeriodDialog);

const sizeOf = (bytes: number) =>
  bytes < 1_000_000
    ? `${inDigits(Math.ceil(bytes / 1000))} KB`
    : `${inDigits(Math.round(bytes / 100_000) / 10)} MB`;

function LastRun({ run }: { run: NonNullable<Retained['lastRun']> }) {
  const { at, isUnderWay, deleted, deletedInAll } = run;
  return (
    <span>
      {isUnderWay ? 'Under way since ' : ''}
      <Instant at={at} />
      <Text span display="block" c="dimmed" fz="xs">
        {inDigits(deleted)} deleted, {inDigits(deletedInAll)} in all
      </Text>
    </span>
  );
}

const columnsOf = (onChange: (kept: Retained) => void): Column<Retained & { id: number }>[] => [
  {
    key: 'kind',
    title: 'What',
    cell: ({ kind }) => (
      <span className={text.anywhere}>
        {keptOf(kind).title}
        <Text span display="block" c="dimmed" fz="xs">
          {keptOf(kind).holds}
          {keptOf(kind).least === undefined && ` ${keptOf(kind).why}`}
        </Text>
      </span>
    ),
    onCard: 'title',
    width: '34%',
  },
  {
    key: 'days',
    title: 'Kept',
    cell: (kept) => (
      <span>
        {keptOf(kept.kind).least === undefined ? (
          spanOf(kept.days)
        ) : (
          <Anchor component="button" type="button" inherit onClick={() => onChange(kept)}>
            {spanOf(kept.days)}
          </Anchor>
        )}
        {kept.isChanged && (
          <Text span display="block" c="dimmed" fz="xs">
            Changed from {spanOf(keptOf(kept.kind).days).toLowerCase()}
          </Text>
        )}
      </span>
    ),
    width: '20%',
  },
  {
    key: 'rows',
    title: 'Rows',
    unit: ['row', 'rows'],
    holds: 'value',
    cell: ({ rows }) => (rows === null ? null : inDigits(rows)),
    width: 120,
  },
  {
    key: 'bytes',
    title: 'Size',
    holds: 'value',
    cell: ({ bytes }) => (bytes === null ? null : sizeOf(bytes)),
    width: 100,
  },
  {
    key: 'due',
    title: 'Due now',
    onCard: 'hide',
    holds: 'value',
    cell: ({ due }) => (due === null ? null : countText(due)),
    width: 110,
  },
  {
    key: 'run',
    title: 'Last run',
    onCard: 'hide',
    cell: ({ lastRun }) => lastRun && <LastRun run={lastRun} />,
  },
];

/** Rows of a list have ids. */
const withIds = (all: Retained[]) => all.map((kept, at) => ({ ...kept, id: at + 1 }));

/** Decision 136: what is kept, how long and how much. */
export function RetentionListPage() {
  const query = useQuery({
    ...queryOf(retentionEndpoints.list),
    select: withIds,
    meta: { isQuiet: true },
  });
  const [changed, change] = useState<Retained | null>(null);
  return (
    <RecordList
      screen="retentionList"
      label="Retention"
      query={localPage(query, query.data)}
      failure={sentences.notLoaded('retention periods')}
      columns={columnsOf(change)}
      expected={19}
      rowName={({ kind }) => keptOf(kind).title}
      note={
        <Text c="dimmed" fz="sm" maw="68ch" mb="md">
          {retentionMessages.purpose}
        </Text>
      }
      empty={null}
    >
      {changed && <PeriodDialog kept={changed} onClose={() => change(null)} />}
    </RecordList>
  );
}

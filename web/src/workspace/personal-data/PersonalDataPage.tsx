import { Menu, Text } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { personalDataEndpoints } from '@masthead/shared/workspace/personal-data/personal-data.endpoints.ts';
import {
  askedByNames,
  personalDataMessages as say,
} from '@masthead/shared/workspace/personal-data/personal-data.messages.ts';
import type { Erasure } from '@masthead/shared/workspace/personal-data/personal-data.ts';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import type { Column } from '../../platform/lists/column.ts';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { localPage } from '../../platform/records/local-page.ts';
import { RecordList } from '../../platform/records/RecordList.tsx';
import { Instant } from '../../platform/ui/Instant.tsx';
import { StatusDot, type Tone } from '../../platform/ui/StatusDot.tsx';
import text from '../../platform/ui/text.module.css';
import { toast } from '../../platform/ui/toast.tsx';
import { LookUp } from './LookUp.tsx';
import styles from './personal-data.module.css';

const states: Record<Erasure['state'], { tone: Tone; name: string }> = {
  running: { tone: 'draft', name: 'Running' },
  done: { tone: 'live', name: 'Done' },
  failed: { tone: 'failed', name: 'Failed' },
};

/** What was erased, in words: 'Deliveries 12, Subscriptions 2'. */
const inWords = ({ counts }: Erasure) =>
  counts.map(({ label, count }) => `${label} ${inDigits(count)}`).join(', ');

const columns: Column<Erasure>[] = [
  {
    key: 'id',
    title: 'Erasure',
    cell: ({ id, isUser }) => (
      <>
        No. {id}
        <Text span display="block" c="dimmed" fz="xs">
          {isUser ? 'User' : 'Subscriber'}
        </Text>
      </>
    ),
    onCard: 'title',
    width: 110,
  },
  {
    key: 'state',
    title: 'Status',
    holds: 'label',
    cell: ({ state, problem }) => (
      <StatusDot tone={states[state].tone} {...(problem && { title: problem })}>
        {states[state].name}
      </StatusDot>
    ),
    width: 104,
  },
  {
    key: 'asked',
    title: 'Asked by',
    cell: ({ askedBy, reason }) => (
      <span className={text.anywhere}>
        {askedByNames[askedBy]}
        <Text span display="block" c="dimmed" fz="xs" lineClamp={2} title={reason}>
          {reason}
        </Text>
      </span>
    ),
    width: '24%',
  },
  {
    key: 'madeBy',
    title: 'Started by',
    cell: ({ madeBy }) => madeBy ?? <span className={text.dimmed}>A restore</span>,
    width: '14%',
  },
  {
    key: 'madeAt',
    title: 'Started',
    holds: 'value',
    cell: ({ madeAt }) => <Instant at={madeAt} />,
    width: 100,
  },
  {
    key: 'counts',
    title: 'Erased',
    cell: (row) =>
      row.counts.length > 0 ? (
        <Text span inherit lineClamp={3} title={inWords(row)}>
          {inWords(row)}
        </Text>
      ) : (
        <span className={text.dimmed}>
          {row.state === 'done' ? 'Nothing found' : 'Nothing yet'}
        </span>
      ),
  },
];

/** An erasure that runs is looked at again after this long, in ms. */
const lookAgainMs = 3000;

/** Decision 142: what is stored about a person, to export it or to erase it. */
export function PersonalDataPage() {
  const query = useQuery({
    ...queryOf(personalDataEndpoints.list),
    meta: { isQuiet: true },
    refetchInterval: ({ state }) =>
      state.data?.some((row) => row.state === 'running') ? lookAgainMs : false,
  });
  return (
    <RecordList
      screen="personalData"
      label="Erasures"
      query={localPage(query, query.data)}
      failure={sentences.notLoaded('erasures')}
      columns={columns}
      expected={3}
      rowName={({ id }) => `Erasure ${id}`}
      rowMenu={(row) => <ResumeItem erasure={row} />}
      hasCount={false}
      note={
        <>
          <LookUp />
          <h2 className={styles.heading}>Erasures</h2>
        </>
      }
      empty={<NoRows none={say.none} />}
    />
  );
}

/** Resumes a failed erasure without waiting for its next try. */
function ResumeItem({ erasure: { id, state } }: { erasure: Erasure }) {
  const resume = useMutation({
    mutationFn: () =>
      sayingFailure(say.retryFailed, call(personalDataEndpoints.retry, { params: { id } })),
    onSuccess: () => toast(say.retried),
  });
  return (
    <Menu.Item
      leftSection={<IconRefresh size={16} stroke={1.5} />}
      disabled={state !== 'failed'}
      onClick={() => resume.mutate()}
    >
      Resume
    </Menu.Item>
  );
}

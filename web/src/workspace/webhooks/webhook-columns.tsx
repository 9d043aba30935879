import { Text } from '@mantine/core';
import { eventName, type Webhook } from '@masthead/shared/workspace/webhooks/webhook.ts';
import type { Column } from '../../platform/lists/column.ts';
import { Instant } from '../../platform/ui/Instant.tsx';
import { StatusDot } from '../../platform/ui/StatusDot.tsx';
import text from '../../platform/ui/text.module.css';

const eventsOf = ({ events }: Webhook) => events.map(eventName).join(', ');

function Status({ webhook }: { webhook: Webhook }) {
  const { isEnabled, disabledReason, lastProblem } = webhook;
  if (!isEnabled)
    return (
      <StatusDot tone={disabledReason ? 'failed' : 'draft'} title={disabledReason ?? undefined}>
        Disabled
      </StatusDot>
    );
  return lastProblem ? (
    <StatusDot tone="late" title={lastProblem}>
      Failing
    </StatusDot>
  ) : (
    <StatusDot tone="live">Enabled</StatusDot>
  );
}

/** The columns of the list of webhooks. */
export const webhookColumns: Column<Webhook>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ name, url }) => (
      <span className={text.anywhere}>
        {name}
        <Text span display="block" c="dimmed" fz="xs">
          {url}
        </Text>
      </span>
    ),
    onCard: 'title',
    width: '34%',
  },
  {
    key: 'state',
    title: 'Status',
    holds: 'label',
    cell: (webhook) => <Status webhook={webhook} />,
    width: 116,
  },
  {
    key: 'events',
    title: 'Events',
    cell: (webhook) => (
      <Text span inherit lineClamp={2} title={eventsOf(webhook)}>
        {eventsOf(webhook)}
      </Text>
    ),
  },
  {
    key: 'waiting',
    title: 'Waiting',
    holds: 'value',
    cell: ({ waiting }) => (waiting > 0 ? `${waiting} waiting` : null),
    width: 110,
    from: 860,
  },
  {
    key: 'tried',
    title: 'Last sent',
    holds: 'value',
    cell: ({ lastTriedAt }) =>
      lastTriedAt ? <Instant at={lastTriedAt} /> : <span className={text.dimmed}>Never sent</span>,
    width: 108,
  },
];

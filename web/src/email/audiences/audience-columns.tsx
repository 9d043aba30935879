import {
  type Audience,
  type SubscriberStatus,
  type subscriberSorts,
  subscriberStatusLabel,
} from '@masthead/shared/email/audiences/audience.record.ts';
import type { Subscriber } from '@masthead/shared/email/audiences/subscriber.ts';
import { whyReturned } from '@masthead/shared/email/mailings/delivery-reason.ts';
import { suppressionMessages } from '@masthead/shared/email/mailings/suppression.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import type { Column } from '../../platform/lists/column.ts';
import clamped from '../../platform/ui/clamped.module.css';
import { Instant } from '../../platform/ui/Instant.tsx';
import { StatusDot, type Tone } from '../../platform/ui/StatusDot.tsx';
import text from '../../platform/ui/text.module.css';

/** A row of the list of audiences; tables number their rows. */
export interface AudienceTableRow {
  id: number;
  audience: Audience;
  site: string;
}

const count = (status: SubscriberStatus): Column<AudienceTableRow> => ({
  key: status,
  title: subscriberStatusLabel[status],
  cell: ({ audience }) => inDigits(audience.counts[status]),
  unit: subscriberStatusLabel[status].toLowerCase(),
  holds: 'value',
  align: 'end',
  width: 124,
});

/** The columns of the audiences. */
export const audienceColumns: Column<AudienceTableRow>[] = [
  { key: 'name', title: 'Name', cell: ({ audience }) => audience.name, onCard: 'title' },
  { key: 'site', title: 'Site', cell: ({ site }) => site, width: '18%' },
  count('subscribed'),
  count('unsubscribed'),
  count('cleaned'),
];

/** The color of each status. */
export const tones: Record<SubscriberStatus, Tone> = {
  subscribed: 'live',
  unsubscribed: 'draft',
  cleaned: 'failed',
};

function whyOf({ status, statusReason, statusBy, suppressed }: Subscriber) {
  if (status === 'subscribed' && suppressed)
    return (
      <span className={`${text.lines} ${clamped.remark}`}>
        {suppressionMessages.onList(suppressed)}
      </span>
    );
  // Why only without a person: text that a person wrote stays unchanged.
  const reason = statusReason && !statusBy ? whyReturned(statusReason) : statusReason;
  const words = [reason, statusBy && `(${statusBy})`].filter(Boolean).join(' ');
  return words && <span className={`${text.lines} ${clamped.remark}`}>{words}</span>;
}

function originOf({ optedInAt, source, tags }: Subscriber) {
  if (!optedInAt && !source && tags.length === 0) return null;
  return (
    <>
      {optedInAt && <Instant at={optedInAt} />}
      {(source || tags.length > 0) && (
        <span className={`${text.lines} ${clamped.remark}`}>
          {[source, ...tags].filter(Boolean).join(', ')}
        </span>
      )}
    </>
  );
}

/** The columns of the subscribers. */
export const subscriberColumns: Column<Subscriber, (typeof subscriberSorts)[number]>[] = [
  {
    key: 'email',
    title: 'Email',
    cell: ({ email }) => <span className={text.anywhere}>{email}</span>,
    sort: 'email',
    onCard: 'title',
  },
  { key: 'name', title: 'Name', cell: ({ name }) => name, sort: 'name', width: '20%' },
  {
    key: 'status',
    title: 'Status',
    holds: 'value',
    cell: ({ status, suppressed }) =>
      status === 'subscribed' && suppressed ? (
        <StatusDot tone="failed">{suppressionMessages.status}</StatusDot>
      ) : (
        <StatusDot tone={tones[status]}>{subscriberStatusLabel[status]}</StatusDot>
      ),
    sort: 'status',
    width: 140,
  },
  {
    key: 'statusAt',
    title: 'Since',
    holds: 'value',
    cell: ({ statusAt }) => <Instant at={statusAt} />,
    sort: 'statusAt',
    sortFirst: 'desc',
    width: 116,
  },
  {
    key: 'optedIn',
    title: 'Opted in',
    cell: originOf,
    width: '16%',
  },
  {
    key: 'why',
    title: 'Reason',
    cell: whyOf,
    width: '20%',
  },
];

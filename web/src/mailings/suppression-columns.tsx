import { whyReturned } from '@masthead/shared/mailings/delivery-reason.ts';
import { type Suppression, suppressionReasonLabel } from '@masthead/shared/mailings/suppression.ts';
import type { Column } from '../lists/column.ts';
import clamped from '../ui/clamped.module.css';
import { Instant } from '../ui/Instant.tsx';
import textStyles from '../ui/text.module.css';

const email: Column<Suppression> = {
  key: 'email',
  title: 'Email',
  cell: (row) => <span className={textStyles.anywhere}>{row.email}</span>,
  onCard: 'title',
};
const reason: Column<Suppression> = {
  key: 'reason',
  title: 'Why',
  holds: 'label',
  cell: (row) => suppressionReasonLabel[row.reason],
  width: 124,
};
const since: Column<Suppression> = {
  key: 'since',
  title: 'Since',
  holds: 'value',
  cell: ({ suppressedAt }) => <Instant at={suppressedAt} />,
  width: 100,
};
const said: Column<Suppression> = {
  key: 'said',
  title: 'What came back',
  cell: ({ detail }) =>
    detail && (
      <span className={clamped.remark} title={detail}>
        {whyReturned(detail)}
      </span>
    ),
  width: '26%',
};
const subject: Column<Suppression> = {
  key: 'subject',
  title: 'Of the email',
  cell: (row) => row.subject && <span className={clamped.remark}>{row.subject}</span>,
  width: '15%',
  from: 860,
};

/** The columns of the addresses on the list. */
export const suppressionColumns = [email, reason, since, said, subject];

/** The columns of those that were removed. */
export const removedColumns: Column<Suppression>[] = [
  email,
  reason,
  { ...since, title: 'Was there since', width: 140 },
  {
    key: 'removed',
    title: 'Removed',
    holds: 'value',
    cell: ({ liftedAt }) => <Instant at={liftedAt} />,
    width: 116,
  },
  {
    key: 'because',
    title: 'Because',
    cell: ({ liftReason, liftedBy }) => (
      <span className={clamped.remark}>
        {[liftReason, liftedBy && `(${liftedBy})`].filter(Boolean).join(' ')}
      </span>
    ),
    width: '30%',
  },
];

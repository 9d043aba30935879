import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import type { CampaignStatus } from '@masthead/shared/email/campaigns/campaign.ts';
import { noSubject } from '@masthead/shared/email/campaigns/subject-line.ts';
import {
  type Clock,
  centralInstant,
  centralSentence,
  clockTime,
  type Day,
  sendDay,
} from '@masthead/shared/platform/values/dates.ts';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { pathTo } from '../../platform/api/links.tsx';
import type { Column } from '../../platform/lists/column.ts';
import text from '../../platform/ui/text.module.css';
import { CampaignBadge } from './CampaignBadge.tsx';
import styles from './campaign-list.module.css';

/** What every kind's list says of an email. */
export interface CampaignRow {
  id: number;
  subject: string;
  style: string;
  city: string;
  property: string;
  sendDate: Day | null;
  sendTime: Clock | null;
  status: CampaignStatus;
  opens: number | null;
  clicks: number | null;
}

/** What there is to know of an email that waits for a person. */
const hints: { [S in CampaignStatus]?: string } = {
  failed: 'Not everyone received this email. Open it to see why.',
  late: campaignMessages.late,
  unknown: campaignMessages.providerUnconfirmed,
};

const property: Column<CampaignRow> = {
  key: 'property',
  title: 'Property',
  holds: 'label',
  cell: (row) => row.property,
  sort: 'property',
  width: 'clamp(96px, 10cqw, 116px)',
  from: 860,
};

/** The columns of a list of emails (Spec, content 2); `badgeOf` says what a row's status means in its kind. */
export const campaignColumns = (
  badgeOf: (row: CampaignRow) => CampaignStatus,
  { withProperty = false } = {},
): Column<CampaignRow>[] => [
  {
    key: 'subject',
    title: 'Subject line',
    cell: (row) => {
      const counted = campaignMessages.counted(row);
      return (
        <>
          <span className={text.lines}>{row.subject || noSubject}</span>
          {counted && <span className={styles.counted}>{counted}</span>}
        </>
      );
    },
    sort: 'subject',
    onCard: 'title',
  },
  {
    key: 'style',
    title: 'Style',
    holds: 'label',
    cell: (row) => row.style,
    sort: 'style',
    width: 'clamp(108px, 11cqw, 128px)',
  },
  ...(withProperty ? [property] : []),
  {
    key: 'city',
    title: 'City',
    holds: 'label',
    cell: (row) => row.city,
    sort: 'city',
    width: 'clamp(96px, 10cqw, 116px)',
  },
  {
    key: 'sendOn',
    title: 'Send on',
    holds: 'value',
    cell: (row) => <SendOn row={row} />,
    sort: 'sendDate',
    sortFirst: 'desc',
    width: 'clamp(104px, 11cqw, 122px)',
  },
  {
    key: 'status',
    title: 'Status',
    holds: 'value',
    cell: (row) => <CampaignBadge status={badgeOf(row)} hint={hints[badgeOf(row)]} />,
    sort: 'status',
    width: 'clamp(104px, 11cqw, 122px)',
  },
  {
    key: 'preview',
    title: 'Preview',
    holds: 'value',
    cell: (row) => <PreviewLink row={row} />,
    width: 96,
    from: 700,
    onCard: 'hide',
  },
];

function SendOn({ row: { sendDate, sendTime } }: { row: CampaignRow }) {
  if (!sendDate) return <span className={text.dimmed}>Not set</span>;
  const instant = sendTime ? centralInstant(sendDate, sendTime) : null;
  return (
    <time
      className={styles.sendOn}
      dateTime={instant?.toISOString() ?? sendDate}
      title={instant ? centralSentence(instant) : undefined}
    >
      {sendDay(sendDate)}
      {sendTime && <span className={text.dimmed}>{clockTime(sendTime)}</span>}
    </time>
  );
}

function PreviewLink({ row }: { row: CampaignRow }) {
  return (
    <a
      className={styles.preview}
      href={pathTo('campaignPreview', { id: row.id })}
      target="_blank"
      rel="noopener"
      aria-label={`Preview ${row.subject || noSubject}`}
    >
      Preview
      <IconExternalLink size={14} stroke={1.75} aria-hidden />
    </a>
  );
}

import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import type { CampaignStatus } from '@masthead/shared/campaigns/campaign.ts';
import type { digestSorts } from '@masthead/shared/daily-digests/daily-digest.operations.ts';
import { type DigestRow, digestBadge } from '@masthead/shared/daily-digests/daily-digest.ts';
import { centralInstant, centralSentence, clockTime, sendDay } from '@masthead/shared/dates.ts';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { pathTo } from '../app/links.tsx';
import { CampaignBadge } from '../campaigns/CampaignBadge.tsx';
import type { Column } from '../lists/column.ts';
import styles from './digest-list.module.css';

/** What there is to know of an email that waits for a person. */
const hints: { [S in CampaignStatus]?: string } = {
  failed: 'Not everybody got this email. Open it to see why.',
  late: campaignMessages.late,
  unknown: campaignMessages.providerUnconfirmed,
};

/** The columns of the digests (Spec, content 2). */
export const digestColumns: Column<DigestRow, (typeof digestSorts)[number]>[] = [
  {
    key: 'subject',
    title: 'Subject line',
    cell: (digest) => <span className={styles.subject}>{digest.subject || 'No subject'}</span>,
    sort: 'subject',
    onCard: 'title',
  },
  {
    key: 'style',
    title: 'Style',
    cell: (digest) => digest.style,
    sort: 'style',
    width: 'clamp(108px, 11cqw, 128px)',
  },
  {
    key: 'city',
    title: 'City',
    cell: (digest) => digest.city,
    sort: 'city',
    width: 'clamp(96px, 10cqw, 116px)',
  },
  {
    key: 'sendOn',
    title: 'Send on',
    cell: (digest) => <SendOn digest={digest} />,
    sort: 'sendDate',
    sortFirst: 'desc',
    width: 'clamp(104px, 16cqw, 174px)',
  },
  {
    key: 'status',
    title: 'Status',
    cell: statusOf,
    sort: 'status',
    width: 'clamp(104px, 11cqw, 122px)',
  },
  {
    key: 'preview',
    title: 'Preview',
    cell: (digest) => <PreviewLink digest={digest} />,
    width: 96,
    from: 700,
    onCard: 'hide',
  },
];

function SendOn({ digest: { sendDate, sendTime } }: { digest: DigestRow }) {
  if (!sendDate) return <span className={styles.soft}>Not set</span>;
  const instant = sendTime ? centralInstant(sendDate, sendTime) : null;
  return (
    <time
      className={styles.sendOn}
      dateTime={instant?.toISOString() ?? sendDate}
      title={instant ? centralSentence(instant) : undefined}
    >
      {sendDay(sendDate)}
      {sendTime && <span className={styles.soft}>{clockTime(sendTime)}</span>}
    </time>
  );
}

function statusOf(digest: DigestRow) {
  const status = digestBadge(digest);
  return <CampaignBadge status={status} hint={hints[status]} />;
}

function PreviewLink({ digest }: { digest: DigestRow }) {
  return (
    <a
      className={styles.preview}
      href={pathTo('campaignPreview', { id: digest.id })}
      target="_blank"
      rel="noopener"
      aria-label={`Preview ${digest.subject || 'No subject'}`}
    >
      Preview
      <IconExternalLink size={14} stroke={1.75} aria-hidden />
    </a>
  );
}

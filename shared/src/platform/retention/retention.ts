import { z } from 'zod';
import { noticeDays } from '../notices/notice.ts';
import { countedUpTo } from '../values/counting.ts';
import { retentionMessages as say } from './retention.messages.ts';

interface Kept {
  title: string;
  holds: string;
  /** How long it is kept unless an admin changes it; null is for good. */
  days: number | null;
  /** The fewest days that an admin may choose; absent where the period is fixed. */
  least?: number;
  /** Why the period is as it is, or no shorter. */
  why?: string;
}

/** Everything that grows with time, in the order of the screen (decision 136). */
export const retentionKinds = {
  history: {
    title: 'History',
    holds:
      'Every change of a record, and its earlier versions. Changes of invoices are kept for good.',
    days: null,
    least: 90,
    why: 'Restoring an earlier version needs the changes since then.',
  },
  'sent-emails': {
    title: 'Content of sent emails',
    holds: 'Each email as it was sent. Its results stay, but its “View in browser” link ends.',
    days: null,
    least: 30,
    why: 'Readers open emails for some weeks.',
  },
  deliveries: {
    title: 'Email deliveries',
    holds:
      'What became of each sent email, by recipient. Its results stay, but it can no longer be resent to non-openers.',
    days: null,
    least: 90,
    why: 'Bounces and complaints that come in late are matched with them.',
  },
  trash: {
    title: 'Trash',
    holds:
      'Deleted records, which can be restored. Those that other records or emails refer to stay, and so do invoices, photos, organizations and emails that were sent.',
    days: null,
    least: 30,
    why: 'A record deleted by mistake is often missed weeks later.',
  },
  imports: {
    title: 'Finished imports',
    holds: 'Reports of imports, and what undoing them needs. The imported records stay.',
    days: null,
    least: 30,
    why: 'An import can be undone as long as it is kept.',
  },
  chat: {
    title: 'Chat messages',
    holds: 'Messages of the staff chat, with their files.',
    days: null,
    least: 30,
    why: 'Colleagues on leave catch up.',
  },
  sessions: {
    title: 'Ended sign-ins',
    holds: 'Sessions that have ended or expired, with their browser.',
    days: null,
    least: 30,
    why: 'They show who was signed in when something happened.',
  },
  'password-resets': {
    title: 'Password reset links',
    holds: 'Reset links that were used or have expired.',
    days: null,
    least: 7,
    why: 'They show who asked for a reset.',
  },
  'test-emails': {
    title: 'Test emails',
    holds: 'Who sent a test of which email, and where to. The tests themselves are not kept.',
    days: null,
    least: 30,
    why: 'They count toward the limit of tests, and show that an email was tested.',
  },
  'account-events': {
    title: 'Sign-in changes',
    holds: 'When two-step sign-in was turned on or off, and when recovery codes were made.',
    days: null,
    least: 90,
    why: 'They show how somebody got into an account.',
  },
  notices: {
    title: 'Notifications',
    holds: 'What the bell shows.',
    days: noticeDays,
    least: 7,
    why: 'People away for a week still see them.',
  },
  'email-readers': {
    title: 'Who opened or clicked an email',
    holds: 'Only for audiences that remember their readers.',
    days: 366,
    why: 'Segments look back a year.',
  },
  'email-tokens': {
    title: 'Tokens of opens and clicks',
    holds: 'What tells the first open or click of a reader from later ones. Counts stay.',
    days: 31,
    why: 'Opens and clicks are counted for 30 days.',
  },
  'reader-events': {
    title: 'Ad slot events',
    holds: 'Single impressions, views and clicks. Counts by hour and day stay.',
    days: 30,
    why: 'The operator sets the period (MASTHEAD_EVENT_DAYS).',
  },
  'unstarted-imports': {
    title: 'Imports that were not started',
    holds: 'Uploaded files that nobody imported.',
    days: 1,
    why: 'Uploading the file again is easy.',
  },
  'failed-import-files': {
    title: 'Files of failed imports',
    holds: 'Kept to find out what went wrong.',
    days: 7,
    why: 'The report stays.',
  },
  'link-checks': {
    title: 'Checked links',
    holds: 'Whether the links in emails work.',
    days: 30,
    why: 'Links are checked again when needed.',
  },
  'repeated-requests': {
    title: 'Answers to repeated requests',
    holds: 'So that a request sent twice is done once.',
    days: 1,
    why: 'Requests are repeated within minutes.',
  },
  pictures: {
    title: 'Photos and images',
    holds: 'Uploaded files, used or not.',
    days: null,
    why: 'Published pages and sent emails may show them.',
  },
} as const satisfies Record<string, Kept>;

export type RetentionKind = keyof typeof retentionKinds;
export const retentionKindNames = Object.keys(retentionKinds) as RetentionKind[];
export const keptOf = (kind: RetentionKind): Kept => retentionKinds[kind];

/** The kinds whose period an admin may change. */
export const changeableKinds = retentionKindNames.filter((kind) => keptOf(kind).least);

export const mostDays = 3650;

/** The period of a kind; null is for good. */
export const periodOf = (kind: RetentionKind) => {
  const least = keptOf(kind).least ?? 1;
  return z.object({
    days: z
      .int(say.wholeDays)
      .min(least, say.tooShort(least))
      .max(mostDays, say.tooLong(mostDays))
      .nullable(),
  });
};

/** What is kept of a kind. Rows and bytes are estimates of the database, null where they are not counted. */
export const retained = z.object({
  kind: z.enum(retentionKindNames),
  days: z.int().nullable(),
  isChanged: z.boolean(),
  rows: z.int().nullable(),
  bytes: z.int().nullable(),
  /** How much the next run deletes, up to `mostCounted`; null where nothing is deleted. */
  due: z.int().nullable(),
  lastRun: z
    .object({
      at: z.iso.datetime(),
      isUnderWay: z.boolean(),
      deleted: z.int(),
      deletedInAll: z.int(),
    })
    .nullable(),
});
export type Retained = z.infer<typeof retained>;

/** What is to be deleted is counted up to here. */
export const mostCounted = countedUpTo;

import { z } from 'zod';
import { type ScreenKey, screens } from '../../screens.ts';
import { recordPath } from '../access/screen.ts';
import { howMany, inDigits } from '../values/counting.ts';

/** Events that make a notification. The database creates them (server/migrations/0080_notices.sql). */
export const noticeEvents = [
  'invoice-approved',
  'invoice-sent-back',
  'send-failed',
  'send-late',
  'send-unknown',
  'post-flagged',
  'post-published',
  'post-proposed',
  'proposal-accepted',
  'proposal-declined',
  'story-assigned',
  'story-ready',
  'story-sent-back',
  'comment-made',
  'comment-mention',
  'comment-resolved',
  'comment-reopened',
  'suggestion-made',
  'suggestion-accepted',
  'suggestion-rejected',
  'chat-mention',
  'release-asked',
  'release-approved',
  'other-side-changed',
  'work-stopped',
  'act-ended',
  'job-failed',
  'backup-failed',
  'webhook-disabled',
] as const;
export type NoticeEvent = (typeof noticeEvents)[number];

/**
 * Decisions for one person are one notification and one email. A sitting ends this many minutes after its last
 * decision, and at most so many after its first (server/migrations/0288_gathered_notices.sql).
 */
export const sitting = { quietMinutes: 2, mostMinutes: 15 } as const;
/** A mention in the chat that stays unread this long is also told by email. */
export const unreadMinutes = 30;
/** Records that a gathered notification lists. */
export const mostGathered = 20;

/** Notifications are deleted after this many days. */
export const noticeDays = 90;
/** Notifications per page. */
export const noticePageSize = 20;
/** The highest number that the bell shows. */
export const mostUnread = 99;

/** The screen that opens a record, by its kind. */
export const noticeScreens = {
  post: 'postEdit',
  invoice: 'invoiceEdit',
  'daily-digest': 'dailyDigestEdit',
  hotw: 'hotwEdit',
  'promo-alert': 'promoAlertEdit',
  'news-alert': 'newsAlertEdit',
  firm: 'firmEdit',
  representative: 'representativeEdit',
  'ad-slot': 'adSlotEdit',
  'chat-message': 'chat',
} as const satisfies Record<string, ScreenKey>;
export type NoticeKind = keyof typeof noticeScreens;
export const noticeKinds = Object.keys(noticeScreens) as [NoticeKind, ...NoticeKind[]];

/** Null if it no longer exists or this person may not see it. */
const noticedRecord = z
  .object({ id: z.int(), title: z.string(), siteId: z.int().nullable() })
  .nullable();
export type NoticedRecord = NonNullable<z.infer<typeof noticedRecord>>;

/** The address of a record; a message is shown among those around it. */
export const noticePath = (kind: NoticeKind, record: NoticedRecord): string =>
  kind === 'chat-message'
    ? `${screens.chat.path}?message=${record.id}`
    : recordPath(screens[noticeScreens[kind]], record);

/** What one notification gathers: how many of each event, and the first records. */
const gathered = z.object({
  counts: z.array(z.object({ event: z.enum(noticeEvents), count: z.int() })),
  lines: z.array(z.object({ id: z.int(), event: z.enum(noticeEvents), record: noticedRecord })),
});
export type Gathered = z.infer<typeof gathered>;

/** A notification. It names its record only to people who may see it. */
export const notice = z.object({
  id: z.int(),
  event: z.enum(noticeEvents),
  /** Who did it; null means Masthead itself. */
  who: z.string().nullable(),
  /** The kind of its record; null if it concerns none. */
  kind: z.enum(noticeKinds).nullable(),
  /** What it concerns, in words, if that is not a record. */
  about: z.string().nullable(),
  record: noticedRecord,
  /** Null: it stands for one event. */
  gathered: gathered.nullable(),
  madeAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

/** A page, newest first; `next` requests older ones. */
export const noticePage = z.object({ nodes: z.array(notice), next: z.int().nullable() });

/** Names of work that was stopped. */
export const stoppedWork = {
  import: (fileName: string) => `The import of ${fileName}`,
  pictures: (count: number, fileName: string) =>
    `Downloading ${count === 1 ? '1 photo' : `${count} photos`} for the import of ${fileName}`,
  email: (subject: string) => `Sending the email “${subject}”`,
  post: (id: number) => `Publishing the scheduled post No. ${id}`,
  letter: 'An email from Masthead to a user',
  backup: 'The daily backup',
  erasure: 'An erasure of personal data',
  queue: (queue: string) => `The background job “${queue}”`,
} as const;

const sentences: Record<NoticeEvent, (who: string, noun: string) => string> = {
  'invoice-approved': (who) => `${who} approved your invoice`,
  'invoice-sent-back': (who) => `${who} sent your invoice back`,
  'send-failed': () => 'Your email couldn’t be sent',
  'send-late': () => 'Your email was not sent: its send time passed while Masthead was offline',
  'send-unknown': () => 'The mail provider hasn’t confirmed your email',
  'post-flagged': (who) => `${who} flagged a post for the editor`,
  'post-published': (who) => `${who} published your post`,
  'post-proposed': (who) => `${who} proposed changes to a post`,
  'proposal-accepted': (who) => `${who} accepted the changes you proposed`,
  'proposal-declined': (who) => `${who} declined the changes you proposed`,
  'story-assigned': (who) => `${who} assigned a story to you`,
  'story-ready': (who) => `${who} has a story ready for edit`,
  'story-sent-back': (who, note) => `${who} sent your story back: “${note}”`,
  'comment-made': (who) => `${who} commented on a post`,
  'comment-mention': (who) => `${who} mentioned you in a comment`,
  'comment-resolved': (who) => `${who} resolved a thread that you’re in`,
  'comment-reopened': (who) => `${who} reopened a thread that you’re in`,
  'suggestion-made': (who) => `${who} suggested changes to a post`,
  'suggestion-accepted': (who) => `${who} accepted changes you suggested`,
  'suggestion-rejected': (who) => `${who} rejected changes you suggested`,
  'chat-mention': (who) => `${who} mentioned you in the chat`,
  'release-asked': (who) => `${who} requested your approval of an email`,
  'release-approved': (who) => `${who} approved your email`,
  'other-side-changed': (who, noun) => `${who} changed the ${noun}`,
  'act-ended': (_who, about) => about,
  'work-stopped': (_who, noun) => `${noun} was stopped because it crashed Masthead twice`,
  'job-failed': (_who, noun) => `${noun} failed. It’s listed on your home page`,
  'backup-failed': (_who, noun) =>
    `${noun} failed. Masthead tries again every hour. The log says why`,
  'webhook-disabled': (_who, noun) =>
    `The webhook “${noun}” was disabled: nothing could be delivered for 3 days`,
};

const nouns: Partial<Record<NoticeKind, string>> = {
  firm: 'firm',
  representative: 'realtor',
  'ad-slot': 'ad slot',
};

const gatheredVerbs: Partial<Record<NoticeEvent, string>> = {
  'invoice-approved': 'approved',
  'invoice-sent-back': 'sent back',
  'comment-made': 'commented',
  'comment-mention': 'mentioned you',
  'comment-resolved': 'resolved',
  'comment-reopened': 'reopened',
  'suggestion-made': 'suggested changes',
  'suggestion-accepted': 'suggestions accepted',
  'suggestion-rejected': 'suggestions rejected',
  'chat-mention': 'mentions you',
};

/** Why suggestions without a number: one notification stands for all of some minutes. */
const gatheredBesideText: Partial<Record<NoticeEvent, (count: number) => string>> = {
  'comment-made': (count) => howMany(count, 'comment'),
  'comment-mention': (count) => howMany(count, 'mention of you', 'mentions of you'),
  'comment-resolved': (count) => howMany(count, 'thread resolved', 'threads resolved'),
  'comment-reopened': (count) => howMany(count, 'thread reopened', 'threads reopened'),
  'suggestion-made': () => 'changes suggested',
  'suggestion-accepted': () => 'your suggestions accepted',
  'suggestion-rejected': () => 'your suggestions rejected',
  'chat-mention': (count) =>
    howMany(count, 'mention of you in the chat', 'mentions of you in the chat'),
};

/** '198 of your invoices were approved, 2 sent back'; '3 comments, 1 thread resolved' */
export const gatheredText = ({ counts }: Gathered): string => {
  const besideText = counts.flatMap(({ event, count }) => gatheredBesideText[event]?.(count) ?? []);
  if (besideText.length > 0) {
    const said = besideText.join(', ');
    return said.charAt(0).toUpperCase() + said.slice(1);
  }
  const [first, ...others] = counts.map(
    ({ event, count }) => [inDigits(count), count, gatheredVerbs[event] ?? event] as const,
  );
  if (!first) return '';
  const start = `${first[0]} of your invoices ${first[1] === 1 ? 'was' : 'were'} ${first[2]}`;
  return [start, ...others.map(([count, , verb]) => `${count} ${verb}`)].join(', ');
};

/** The sentence of a notification, without its record. */
export const noticeText = ({
  event,
  who,
  kind,
  about,
  gathered,
}: Pick<Notice, 'event' | 'who' | 'kind' | 'about'> & Partial<Pick<Notice, 'gathered'>>) =>
  gathered
    ? gatheredText(gathered)
    : sentences[event](who ?? 'Masthead', about ?? (kind && nouns[kind]) ?? 'record');

/** Words of the bell. */
export const noticeMessages = {
  title: 'Notifications',
  /** The accessible name of the bell; it contains the visible number. */
  bell: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${unreadText(unread)} unread`,
  none: 'No notifications yet.',
  failed: 'The notifications couldn’t be loaded.',
  gone: 'No longer available to you.',
  readAll: 'Mark all as read',
  read: (what: string) => `Mark as read: ${what}`,
  older: 'Older',
  /** Opens the list of a gathered notification. */
  show: 'Show them',
  verbs: (event: NoticeEvent) => gatheredVerbs[event] ?? '',
  more: (count: number) => `${inDigits(count)} more`,
  allInvoices: 'All your invoices',
} as const;

/** The number on the bell. */
export const unreadText = (unread: number) =>
  unread > mostUnread ? `${mostUnread}+` : String(unread);

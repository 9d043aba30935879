import { z } from 'zod';
import type { Access } from '../access/screen.ts';
import { type NoticeEvent, unreadMinutes } from './notice.ts';

/** How an email of notifications comes. */
export const mailChoices = ['now', 'daily', 'never'] as const;
export const switchChoices = ['on', 'off'] as const;
/** The ways by which a notification reaches a person. Desktop notifications show what comes to the bell. */
export const noticeWays = ['bell', 'desktop', 'mail', 'sound'] as const;
export type NoticeWay = (typeof noticeWays)[number];

interface NoticeTopic {
  label: string;
  help: string;
  events: readonly NoticeEvent[];
  /** Whom it concerns. */
  for: Access;
  mail: (typeof mailChoices)[number];
  /** Why: a failure that no admin hears of is found too late. */
  isBellFixed?: true;
}

/** What notifications are about, in the order of the settings, with the defaults. */
export const noticeTopics = {
  invoices: {
    label: 'Decisions on your invoices',
    help: 'Approved, sent back or back in review. One email for each sitting of an editor.',
    events: ['invoice-approved', 'invoice-sent-back'],
    for: 'signed-in',
    mail: 'now',
  },
  posts: {
    label: 'Your posts',
    help: 'Published by someone else, assigned to you, sent back, or your proposal was accepted or declined.',
    events: [
      'post-published',
      'proposal-accepted',
      'proposal-declined',
      'story-assigned',
      'story-sent-back',
    ],
    for: 'signed-in',
    mail: 'never',
  },
  drafts: {
    label: 'Posts for the editor',
    help: 'Stories ready for edit, flagged drafts and proposed changes.',
    events: ['post-flagged', 'post-proposed', 'story-ready'],
    for: ['editor', 'admin'],
    mail: 'never',
  },
  comments: {
    label: 'Comments and suggestions on posts',
    help: 'On your posts and in your threads, mentions of you, threads resolved or reopened, and your suggestions accepted or rejected.',
    events: [
      'comment-made',
      'comment-mention',
      'comment-resolved',
      'comment-reopened',
      'suggestion-made',
      'suggestion-accepted',
      'suggestion-rejected',
    ],
    for: ['author', 'contributor', 'editor', 'events', 'admin'],
    mail: 'never',
  },
  mentions: {
    label: 'Mentions in the chat',
    help: `Email only for what stays unread for ${unreadMinutes} minutes.`,
    events: ['chat-mention'],
    for: 'chat-members',
    mail: 'now',
  },
  sends: {
    label: 'Your emails that weren’t sent',
    help: 'Failed, late or not confirmed.',
    events: ['send-failed', 'send-late', 'send-unknown'],
    for: ['editor', 'admin', 'email-campaign'],
    mail: 'never',
  },
  releases: {
    label: 'Approvals of emails',
    help: 'Requested from you or given to you.',
    events: ['release-asked', 'release-approved'],
    for: ['editor', 'admin', 'email-campaign'],
    mail: 'never',
  },
  partners: {
    label: 'Changes to your records',
    help: 'By partners to the records of staff, and by staff to those of partners.',
    events: ['other-side-changed'],
    for: ['admin', 'ad-slot', 'firm', 'listing', 'rep'],
    mail: 'never',
  },
  work: {
    label: 'Work you started',
    help: 'Long work that ended, or that was stopped.',
    events: ['act-ended', 'work-stopped'],
    for: 'signed-in',
    mail: 'never',
  },
  system: {
    label: 'Jobs, backups and webhooks',
    help: 'What failed. Always in the bell of admins.',
    events: ['job-failed', 'backup-failed', 'webhook-disabled'],
    for: ['admin'],
    mail: 'never',
    isBellFixed: true,
  },
} as const satisfies Record<string, NoticeTopic>;

export type TopicKey = keyof typeof noticeTopics;
export const topicKeys = Object.keys(noticeTopics) as [TopicKey, ...TopicKey[]];

/** A topic as it is declared. */
export const noticeTopic = (key: TopicKey): NoticeTopic => noticeTopics[key];

/** What a notification of this event is about. */
export const topicOf = (event: NoticeEvent): TopicKey | undefined =>
  topicKeys.find((key) => noticeTopic(key).events.includes(event));

/** How the notifications of a topic reach the caller. */
export const topicChoice = z.object({
  topic: z.enum(topicKeys),
  bell: z.enum(switchChoices),
  desktop: z.enum(switchChoices),
  mail: z.enum(mailChoices),
});
export type TopicChoice = z.infer<typeof topicChoice>;

/** New messages of the staff chat make no notification in the bell. */
export const chatTopic = 'chat-messages';
/** How new messages of the staff chat reach the caller. */
export const chatChoice = z.object({
  desktop: z.enum(switchChoices),
  sound: z.enum(switchChoices),
});
export type ChatChoice = z.infer<typeof chatChoice>;

/** Every setting; null for people outside the chat. */
export const allChoices = z.object({
  choices: z.array(topicChoice),
  chat: chatChoice.nullable(),
});
export type AllChoices = z.infer<typeof allChoices>;

/** One changed setting. */
export const noticeChoice = z.object({
  topic: z.enum([...topicKeys, chatTopic]),
  way: z.enum(noticeWays),
  choice: z.enum([...switchChoices, ...mailChoices]),
});
export type NoticeChoice = z.output<typeof noticeChoice>;

function possibleChoices({ topic, way }: NoticeChoice): readonly string[] {
  if (topic === chatTopic) return way === 'desktop' || way === 'sound' ? switchChoices : [];
  if (way === 'sound') return [];
  if (way === 'mail') return mailChoices;
  return way === 'bell' && noticeTopic(topic).isBellFixed ? ['on'] : switchChoices;
}

/** Why a setting can't have this value. */
export function whyImpossible(changed: NoticeChoice): string | null {
  const possible = possibleChoices(changed);
  if (possible.includes(changed.choice)) return null;
  return possible.length === 1 ? noticeChoiceMessages.fixed : noticeChoiceMessages.impossible;
}

/** Emails that come once a day come at this hour, Central. */
export const dailyNoticeHour = '07:00';

/** Words of the settings and the emails. */
export const noticeChoiceMessages = {
  title: 'Notifications',
  help: 'Changes are saved as you make them. Emails are gathered: those sent at once come within a few minutes, daily ones at 7 AM Central Time.',
  about: 'About',
  bell: 'Bell',
  desktop: 'Desktop',
  mail: 'Email',
  mailChoices: { now: 'At once', daily: 'Daily', never: 'Never' },
  security: 'Security of your account',
  securityHelp: 'Password, email address, passkeys and two-step sign-in.',
  always: 'Always',
  failed: 'Your notification settings couldn’t be loaded.',
  fixed: 'This notification can’t be turned off.',
  impossible: 'These notifications can’t arrive this way.',
  /** Accessible names. */
  bellOf: (label: string) => `Bell: ${label}`,
  desktopOf: (label: string) => `Desktop: ${label}`,
  mailOf: (label: string) => `Email: ${label}`,
  settings: 'Notification settings',
  subject: (count: number) => `${count} notifications`,
  greeting: (name: string) => `Hello ${name},`,
  button: 'Open Masthead',
  otherwise: 'Your profile says which of these emails you get. You can turn them off there.',
} as const;

/** Words of desktop notifications and of the sound of the chat. */
export const desktopMessages = {
  title: 'Desktop notifications',
  help: 'They show what comes to the bell, while Masthead is open in a tab and you’re looking at something else. When Masthead is closed, nothing appears.',
  states: {
    unasked: 'Not allowed in this browser yet.',
    allowed: 'Allowed in this browser.',
    blocked:
      'Blocked in this browser. To change that, click the icon to the left of the address, set notifications to “Allow”, and reload this page.',
    unsupported: 'This browser can’t show desktop notifications.',
  },
  allow: 'Allow in this browser',
  test: 'Show a test',
  testTitle: 'Desktop notifications work',
  testBody: 'If you’re looking at something else, new notifications appear like this one.',
  testMissing:
    'Nothing appeared? Allow notifications of this browser in the settings of your computer.',
  chatTitle: 'Staff chat',
  chatDesktop: 'Desktop notifications for new chat messages',
  chatSound: 'Sound for new chat messages',
  chatHelp:
    'Only while you’re not looking at the chat. Notifications say how many messages are unread, not what they say. Browsers play sound only in tabs that you’ve clicked in.',
  unreadInChat: (count: string) => `${count} unread ${count === '1' ? 'message' : 'messages'}`,
} as const;

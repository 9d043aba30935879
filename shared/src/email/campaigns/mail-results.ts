import { z } from 'zod';

/** The results of a sent email in numbers; null if not counted. */
export const mailResults = z.object({
  delivered: z.int(),
  /** The address does not exist, takes nothing now, or the receiver did not want it. */
  bounces: z.object({ hard: z.int(), soft: z.int(), refused: z.int() }),
  complaints: z.int().nullable(),
  unsubscribed: z.int().nullable(),
  /** On the suppression list, or unsubscribed during the send. */
  skipped: z.int(),
  opens: z.object({ readers: z.int(), times: z.int(), machines: z.int().nullable() }).nullable(),
  clicks: z.int().nullable(),
  /** Whether per-subscriber tracking was on, so that it can be resent to non-openers. */
  remembersReaders: z.boolean(),
  /** Retention has removed who the recipients were. */
  recipientsGone: z.literal(true).optional(),
});
export type MailResults = z.infer<typeof mailResults>;

/** Clicks of a link, and the number of recipients who clicked it. */
export const linkResult = z.object({ url: z.string(), clicks: z.int(), readers: z.int() });
export type LinkResult = z.infer<typeof linkResult>;

/** One send of a style and site. */
export const trendPoint = z.object({
  id: z.int(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
  delivered: z.int(),
  bounced: z.int(),
  unsubscribed: z.int(),
  opens: z.int().nullable(),
  clicks: z.int().nullable(),
});
export type TrendPoint = z.infer<typeof trendPoint>;

/** The number of sends to compare. */
export const trendLength = 12;

/** The links of an email, most clicked first, and the sends of its style and site, oldest first. */
export const resultDetails = z.object({
  links: z.array(linkResult),
  /** Why there are none; null when there are some. */
  noLinks: z.enum(['waits', 'elsewhere', 'off', 'none']).nullable(),
  trend: z.array(trendPoint),
  /** Retention has removed who the recipients were, or some of them. */
  recipientsGone: z.literal(true).optional(),
});
export type ResultDetails = z.infer<typeof resultDetails>;

/** Why an email has no clicks by link. */
export const noLinksWords: Record<NonNullable<ResultDetails['noLinks']>, string> = {
  waits: 'This email has not been sent yet.',
  elsewhere: 'This email was sent through Mailchimp, which reports clicks by link there.',
  off: 'Click counting was off for this audience when the email was sent.',
  none: 'This email has no tracked links.',
};

export const recipientsGoneWords =
  'The recipients of this email are no longer kept. Its results stay.';

/** The outcome of one message, as exported. */
export const sendOutcomes = {
  sent: 'delivered',
  returned: 'delivered, then bounced',
  complained: 'delivered, reported as spam',
  failed: 'not delivered',
  unknown: 'unknown',
  skipped: 'skipped',
  waiting: 'waiting',
  stopped: 'not sent: sending was stopped',
} as const;
export type SendOutcome = keyof typeof sendOutcomes;

/** Why recipients were skipped. */
export const whySkipped =
  'on the suppression list, or unsubscribed before the email was sent to them';

/** 34.5%, or nothing of nothing. */
export const shareOf = (part: number, whole: number): string =>
  whole > 0 ? `${((part / whole) * 100).toFixed(1)}%` : '–';

import { z } from 'zod';
import type { Clock } from '../../platform/values/dates.ts';
import { mailResults } from './mail-results.ts';

/** Styles of the four kinds of email campaign (Spec, content 9). */
export const emailStyles = [
  'Daily Digest',
  'Hot Headlines',
  'Dining Report',
  'Homes of the Week',
  'Showcase',
  'Gift Guide',
  'Promo Alert',
  'Insider Invite',
  'News Alert',
] as const;
export type EmailStyle = (typeof emailStyles)[number];

/** The kinds of campaign; they differ in content and share one lifecycle (decisions 7). */
export const campaignKinds = ['daily-digest', 'hotw', 'promo-alert', 'news-alert'] as const;
export type CampaignKind = (typeof campaignKinds)[number];

/**
 * Where a campaign stands. `late`: its time passed by more than 30 minutes and a person decides.
 * `unknown`: the provider did not confirm what was asked of it.
 */
export const campaignStatuses = [
  'draft',
  'scheduled',
  'sending',
  'sent',
  'failed',
  'canceled',
  'late',
  'unknown',
] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** The word on the badge. */
export const statusLabel: Record<CampaignStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  canceled: 'Canceled',
  late: 'Late',
  unknown: 'Unknown',
};

/** Longest UTM mark. */
export const longestUtm = 60;

const utmMark = (mark: string) =>
  z
    .string()
    .regex(
      new RegExp(`^[\\w .-]{1,${longestUtm}}$`),
      `A UTM ${mark} can have letters, digits, spaces, dots, dashes and underscores`,
    );

/** UTM marks put on every link of an email. */
export const utm = z.strictObject({
  source: utmMark('source'),
  medium: utmMark('medium'),
  campaign: utmMark('campaign'),
});
export type Utm = z.infer<typeof utm>;

/** UTM defaults: source by style, medium email, campaign website (Spec, content 9). */
export const defaultUtm = (style: EmailStyle): Utm => ({
  source: style.toLowerCase().replaceAll(' ', '-'),
  medium: 'email',
  campaign: 'website',
});

/** Minutes between two send-time choices; the provider takes no other times (decisions 7). */
export const sendTimeStepMinutes = 15;

/** Quarter-hour choices from a first time to 11:45 PM. */
export function sendTimesFrom(first: Clock): Clock[] {
  const [hour = 0, minute = 0] = first.split(':').map(Number);
  const times: Clock[] = [];
  for (let at = hour * 60 + minute; at < 24 * 60; at += sendTimeStepMinutes) {
    times.push(
      `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
    );
  }
  return times;
}

/** A send time on the quarter hour, as HH:mm; '6:45 AM' is understood too. */
export const sendTime = z
  .string()
  .transform((value) => {
    const spoken = /^(0?[1-9]|1[0-2]):(\d{2}) ?([AP])M$/i.exec(value.trim());
    if (!spoken) return value;
    const hour = (Number(spoken[1]) % 12) + (spoken[3]?.toUpperCase() === 'P' ? 12 : 0);
    return `${String(hour).padStart(2, '0')}:${spoken[2]}`;
  })
  .refine((value) => /^([01]\d|2[0-3]):(00|15|30|45)$/.test(value), {
    message: 'A send time must be on the quarter hour',
  });

/** A send that is later than this is put on hold (decisions 7). */
export const lateAfterMinutes = 30;

/** How often the mail status panel asks (Spec, content 9). */
export const statusPollMs = 5000;

/** Largest number of test emails one person may ask for in an hour; each address counts. */
export const testEmailsPerHour = 10;

/** What the mail status panel shows; empty values when the provider knows nothing (Spec, content 3). */
export const mailStatus = z.object({
  status: z.enum(campaignStatuses),
  emails_sent: z.int().nullable(),
  recipients: z.object({ recipient_count: z.int().nullable(), list_name: z.string().nullable() }),
  send_time: z.iso.datetime().nullable(),
  settings: z.object({ subject_line: z.string().nullable(), preview_text: z.string().nullable() }),
  long_archive_url: z.string().nullable(),
  failed_count: z.int(),
  unknown_count: z.int(),
  /** What became of it, once it has begun to go out. */
  results: mailResults.nullish(),
  /** The reason for the status and what to do next, if there is something to explain. */
  problem: z.string().nullable(),
});
export type MailStatus = z.infer<typeof mailStatus>;

const drawn = z.object({
  subject: z.string(),
  /** What inboxes show after the subject; '' without it. */
  previewText: z.string(),
  html: z.string(),
  text: z.string(),
});

/** An email as a reader without a name gets it. */
export const drawnEmail = drawn.extend({
  /** Of the HTML. */
  bytes: z.int(),
  /** Rendered with this first name; null without a name tag, or if no subscriber has a name. */
  reader: drawn.extend({ name: z.string() }).nullable(),
});
export type DrawnEmail = z.output<typeof drawnEmail>;

/** An email as the preview page shows it. */
export const emailPreview = drawnEmail.extend({
  id: z.int(),
  kind: z.enum(campaignKinds),
  fromName: z.string(),
  /** Opens the raw email without signing in, for ten minutes. */
  signedUrl: z.string(),
});
export type EmailPreview = z.infer<typeof emailPreview>;

/** Who would get an email now, and how many have it from an earlier send or may have it: they do not get it again. */
export const campaignReaders = z.object({
  name: z.string(),
  subscribers: z.int(),
  reached: z.int(),
});
export type CampaignReaders = z.infer<typeof campaignReaders>;

import { createHash } from 'node:crypto';
import type { MailResults } from '@masthead/shared/email/campaigns/mail-results.ts';
import { mailchimpMessages } from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import type { z } from 'zod';
import type { Db } from '../../platform/db/client.ts';
import type { ProviderStatus } from '../../platform/integrations/mail/mail-provider.ts';
import type { MailchimpCampaign, reportAnswer } from './mailchimp-answers.ts';
import type { MailchimpCalls } from './mailchimp-calls.ts';
import { type MailchimpRequest, noteShown, type Shown } from './mailchimp-requests.queries.ts';

/** Maps Mailchimp's campaign statuses to ours. */
const inOurWords: Readonly<Record<string, ProviderStatus['status']>> = {
  schedule: 'scheduled',
  sending: 'sending',
  paused: 'sending',
  canceling: 'sending',
  canceled: 'canceled',
  sent: 'sent',
  archived: 'sent',
  archiving: 'sent',
  // Why: it was scheduled, and is a draft again.
  save: 'canceled',
};

/** What Mailchimp shows when it has taken an email: later it is compared with that. */
export async function noteFirstShown(
  db: Db,
  calls: MailchimpCalls,
  request: MailchimpRequest,
  id: string,
): Promise<void> {
  const campaign = await calls.campaign(id);
  if (campaign?.status === 'schedule')
    await noteShown(db, request.id, await shownNow(calls, campaign));
}

/** What was changed at Mailchimp, or null. */
async function problemOf(
  db: Db,
  calls: MailchimpCalls,
  request: MailchimpRequest | null,
  campaign: MailchimpCampaign,
): Promise<string | null> {
  if (campaign.status === 'save') return mailchimpMessages.unscheduledThere;
  if (campaign.status !== 'schedule' || !request) return null;
  const now = await shownNow(calls, campaign);
  if (!request.shown) await noteShown(db, request.id, now);
  const changed = request.shown ? changedThere(request.shown, now) : [];
  return changed.length > 0 ? mailchimpMessages.changedThere(changed) : null;
}

/** Addresses of the other side are hostile input: only those of the web are shown. */
const webAddress = (text: string | null) =>
  /^https?:$/.test(URL.parse(text ?? '')?.protocol ?? '') ? text : null;

const instant = (text: string | null) => {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

/** Results from Mailchimp's report, which has no automated opens or skipped addresses. */
function resultsOf(report: z.infer<typeof reportAnswer>): MailResults {
  const { bounces, opens, clicks } = report;
  const [hard, soft, refused] = [
    bounces.hard_bounces ?? 0,
    bounces.soft_bounces ?? 0,
    bounces.syntax_errors ?? 0,
  ];
  return {
    delivered: Math.max(0, (report.emails_sent ?? 0) - hard - soft - refused),
    bounces: { hard, soft, refused },
    complaints: report.abuse_reports ?? null,
    unsubscribed: report.unsubscribed ?? null,
    skipped: 0,
    remembersReaders: false,
    opens: opens
      ? {
          readers: opens.unique_opens ?? 0,
          times: opens.opens_total ?? 0,
          machines: null,
        }
      : null,
    clicks: clicks?.clicks_total ?? null,
  };
}

/** The status of a campaign, or null if Mailchimp does not have it. */
export async function statusOf(
  db: Db,
  calls: MailchimpCalls,
  request: MailchimpRequest | null,
  id: string,
): Promise<ProviderStatus | null> {
  const campaign = await calls.campaign(id);
  if (!campaign) return null;
  const isTakenBack = campaign.status === 'save' && request?.isTakenBack === true;
  const status = isTakenBack ? 'draft' : inOurWords[campaign.status];
  if (!status) throw new Error(`Mailchimp says that a campaign is '${campaign.status}'`);
  const report = status === 'sent' ? await calls.report(id) : null;
  const { hard_bounces, soft_bounces, syntax_errors } = report?.bounces ?? {};
  return {
    status,
    emails_sent: campaign.emails_sent ?? 0,
    recipients: {
      recipient_count: campaign.recipients.recipient_count ?? null,
      list_name: campaign.recipients.list_name,
    },
    send_time: instant(campaign.send_time),
    settings: {
      subject_line: campaign.settings.subject_line,
      preview_text: campaign.settings.preview_text,
    },
    long_archive_url: webAddress(campaign.long_archive_url),
    failed_count: (hard_bounces ?? 0) + (soft_bounces ?? 0) + (syntax_errors ?? 0),
    unknown_count: 0,
    ...(report && { results: resultsOf(report) }),
    problem: isTakenBack ? null : await problemOf(db, calls, request, campaign),
  };
}

/** What people call each part of it. */
const words: Record<keyof Shown, string> = {
  subject: 'subject line',
  previewText: 'preview text',
  fromName: 'from name',
  replyTo: 'reply to',
  audience: 'audience',
  segment: 'segment of the audience',
  sendAt: 'send time',
  content: 'content',
};

/** What Mailchimp shows of a campaign now. */
async function shownNow(calls: MailchimpCalls, campaign: MailchimpCampaign): Promise<Shown> {
  const { settings, recipients, send_time } = campaign;
  const { html, plain_text } = await calls.content(campaign.id);
  return {
    subject: settings.subject_line,
    previewText: settings.preview_text,
    fromName: settings.from_name,
    replyTo: settings.reply_to,
    audience: recipients.list_id,
    segment: recipients.segment_text,
    sendAt: send_time && new Date(send_time).toISOString(),
    content: createHash('sha256')
      .update(JSON.stringify([html, plain_text]))
      .digest('base64url'),
  };
}

/** What is different from what Mailchimp showed when it took the email, in words. */
const changedThere = (then: Shown, now: Shown): string[] =>
  (Object.keys(words) as (keyof Shown)[])
    .filter((part) => then[part] !== now[part])
    .map((part) => words[part]);

import { createHash } from 'node:crypto';
import type { MailchimpCampaign } from '../integrations/mail/mailchimp-answers.ts';
import type { MailchimpCalls } from '../integrations/mail/mailchimp-calls.ts';
import type { Shown } from './mailchimp-requests.queries.ts';

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
export async function shownNow(calls: MailchimpCalls, campaign: MailchimpCampaign): Promise<Shown> {
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
export const changedThere = (then: Shown, now: Shown): string[] =>
  (Object.keys(words) as (keyof Shown)[])
    .filter((part) => then[part] !== now[part])
    .map((part) => words[part]);

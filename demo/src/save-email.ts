import { randomBytes } from 'node:crypto';
import {
  type Campaign,
  campaignRows,
  findCampaign,
  moveCampaign,
} from '@masthead/server/email/campaigns/campaign.store.ts';
import type { KindOfEmail } from '@masthead/server/email/campaigns/kind-of-email.ts';
import { insertMailing } from '@masthead/server/email/mailings/mailings.queries.ts';
import {
  emailTemplateRows,
  findEmailTemplate,
} from '@masthead/server/email/templates/email-template.store.ts';
import { rowsOf, theProduct } from '@masthead/server/platform/access/rows.ts';
import type { Db } from '@masthead/server/platform/db/client.ts';
import type { Config } from '@masthead/server/platform/process/config.ts';
import { insertWhole } from '@masthead/server/platform/records/save-record.ts';
import type { CampaignForm } from '@masthead/shared/email/campaigns/campaign-form.ts';
import { centralInstant } from '@masthead/shared/platform/values/dates.ts';

const templates = rowsOf(theProduct, emailTemplateRows);

/** Hands an email to the built-in provider, as scheduling does. */
async function mailingOf(
  db: Db,
  config: Config,
  campaign: Campaign,
  send: { at: Date; render: KindOfEmail['render'] },
): Promise<number | null> {
  const template = campaign.emailTemplateId
    ? await findEmailTemplate(db, templates, campaign.emailTemplateId)
    : null;
  if (!template?.audienceId) return null;
  const [editor] = await db<{ id: number }[]>`select id from users where username = 'editor'`;
  return insertMailing(
    db,
    {
      campaignId: campaign.id,
      campaignVersion: campaign.version,
      audienceId: template.audienceId,
      subject: campaign.subject,
      previewText: campaign.previewText,
      fromName: template.fromName,
      replyTo: template.replyTo,
      part: null,
      ...(await send.render(campaign, config, db)),
    },
    {
      sendAt: send.at,
      archiveKey: randomBytes(18).toString('base64url'),
      requestedBy: editor?.id ?? 1,
    },
  );
}

/** Of every fifth mailing, nobody knows whether one or two messages have arrived. */
const isUnknown = (db: Db) => db`m.id % 5 = 0 and s.id % 211 = m.id % 211`;

/** Writes the ledger of a mailing that has gone out. */
async function markSent(db: Db, mailingId: number, sendAt: Date): Promise<void> {
  await db`insert into mail_deliveries (mailing_id, subscriber_id, email, status, attempts, at, problem)
    select m.id, s.id, s.email,
           case when s.id % 97 = 0 then 'failed' when ${isUnknown(db)} then 'unknown' else 'sent' end, 1,
           ${sendAt}::timestamptz + interval '40 seconds',
           case when s.id % 97 = 0 then '550 5.1.1 No such mailbox'
                when ${isUnknown(db)} then 'The connection broke before the server answered' end
      from mailings m join subscribers s on s.audience_id = m.audience_id and s.status = 'subscribed'
     where m.id = ${mailingId}`;
  await db`update mailings set status = 'sent', started_at = ${sendAt}, finished_at = ${sendAt}::timestamptz + interval '1 minute'
    where id = ${mailingId}`;
}

/** Keeps an email: sent when its time has passed, else scheduled, or a draft where that is wanted. */
export async function saveEmail(
  db: Db,
  { config, now }: { config: Config; now: Date },
  { store, render }: KindOfEmail,
  form: CampaignForm & Readonly<Record<string, unknown>>,
  staysDraft: boolean,
): Promise<void> {
  const { id } = await insertWhole(db, store, theProduct, form);
  const at = form.sendDate && form.sendTime ? centralInstant(form.sendDate, form.sendTime) : null;
  if (!at) return;
  const isSent = at < now;
  if (!isSent && staysDraft) return;
  const campaign = await findCampaign(db, rowsOf(theProduct, campaignRows), id);
  const mailingId = campaign && (await mailingOf(db, config, campaign, { at, render }));
  if (!campaign || mailingId === null) return;
  if (isSent) await markSent(db, mailingId, at);
  await moveCampaign(db, campaign, {
    status: isSent ? 'sent' : 'scheduled',
    problem: null,
    providerCampaignId: String(mailingId),
  });
}

/** So many mails of each send lie in the outbox; the ledger names everybody. */
const mailsKept = 5;

/** What went out, as the outbox keeps it where no mail server is set up. */
export const fillOutbox = (db: Db, publicUrl: string) => {
  const nobody = `${publicUrl}/u/test`;
  const personal = (content: string) =>
    db`replace(replace(${db(content)}, '*|UNSUB|*', ${nobody}), '*|ARCHIVE|*', ${nobody})`;
  return db`insert into outbox_messages (mailing_id, subscriber_id, purpose, sender_line, recipient, subject, html, text, headers, created_at)
    select m.id, d.subscriber_id, 'campaign', m.from_name || ' <' || m.reply_to || '>', d.email, m.subject,
           ${personal('m.html')}, ${personal('m.text')}, '{}', d.at
      from mailings m cross join lateral
           (select * from mail_deliveries where mailing_id = m.id and status = 'sent' order by subscriber_id limit ${mailsKept}) d
     order by d.at, m.id, d.subscriber_id`;
};

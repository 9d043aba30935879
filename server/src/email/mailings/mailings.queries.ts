import { audienceMessages } from '@masthead/shared/email/audiences/audience.messages.ts';
import type { Part } from '@masthead/shared/email/audiences/segment-conditions.ts';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import type { Db } from '../../platform/db/client.ts';
import type { OutgoingEmail } from '../../platform/integrations/mail/mail-provider.ts';

/** The status of a mailing of the built-in provider. */
export type MailingStatus = 'scheduled' | 'sending' | 'sent' | 'failed' | 'canceled' | 'late';

/** A mailing: frozen content, audience and time. */
export interface Mailing {
  id: number;
  campaignId: number;
  audienceId: string;
  subject: string;
  previewText: string;
  fromName: string;
  replyTo: string;
  html: string;
  text: string;
  /** null: the whole audience. */
  part: Part | null;
  sendAt: Date;
  status: MailingStatus;
  problem: string | null;
  archiveKey: string;
  startedAt: Date | null;
  /** Its time has come, by the database's clock. */
  isDue: boolean;
  /** Since something last happened to it, by the same clock. Negative before its time. */
  idleMinutes: number;
}

/** The mailing that the id of a provider names. Why so: ours are numbered from 1, others have ten characters. */
export const ownMailing = (id: string | null): number | null =>
  id !== null && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;

const columns = (
  db: Db,
) => db`m.id, m.campaign_id, m.audience_id, m.subject, m.preview_text, m.from_name, m.reply_to,
  m.html, m.text, m.part, m.send_at, m.status, m.problem, m.archive_key, m.started_at,
  m.send_at <= now() as is_due, (extract(epoch from now() - greatest(
    m.started_at, (select max(d.at) from mail_deliveries d where d.mailing_id = m.id), m.send_at)) / 60)::float8 as idle_minutes`;

/** One mailing, or null. */
export async function findMailing(db: Db, id: number): Promise<Mailing | null> {
  const [row] = await db<Mailing[]>`select ${columns(db)} from mailings m where m.id = ${id}`;
  return row ?? null;
}

/** What a mailing that has begun to go out shows at its address in a browser, or null. */
export async function findArchived(db: Db, archiveKey: string): Promise<string | null> {
  const [row] = await db<
    { html: string }[]
  >`select html from mailings where archive_key = ${archiveKey} and started_at is not null`;
  // Retention empties it (decision 136).
  return row?.html || null;
}

/** The mailing requested by this version of a campaign, unless it was withdrawn. */
export async function findAskedMailing(
  db: Db,
  asked: { id: number; version: number },
): Promise<{ id: number } | null> {
  const [row] = await db<{ id: number }[]>`
    select id from mailings
     where campaign_id = ${asked.id} and campaign_version = ${asked.version} and status <> 'canceled'`;
  return row ?? null;
}

/** How many mailings were begun in a span of time; their emails have links of the key that signed then. */
export async function countMailings(db: Db, from: Date, until: Date): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*) as count from mailings where started_at >= ${from} and started_at < ${until}`;
  return row?.count ?? 0;
}

/** True of a mailing `m` that its campaign `c` refers to; only such mailings are sent. */
export const isNamed = (db: Db) => db`
  c.id = m.campaign_id and c.provider_campaign_id is not distinct from m.id::text
  and c.status in ('scheduled', 'sending') and c.deleted_at is null`;

/**
 * Cancels mailings that no campaign names and none can come to name: their request died on its way,
 * or was overtaken. One that its campaign still waits for stays.
 */
export async function cancelOrphans(db: Db, campaignId: number | null = null): Promise<void> {
  await db`
    update mailings m set status = 'canceled', problem = ${campaignMessages.orphan}, finished_at = now()
      from campaigns c
     where c.id = m.campaign_id and m.status in ('scheduled', 'sending')
       ${campaignId === null ? db`` : db`and c.id = ${campaignId}`}
       and not (${isNamed(db)})
       and not (c.status = 'unknown' and c.version = m.campaign_version and c.deleted_at is null)`;
}

/** Saves a mailing for its time; a campaign has at most one that is waiting or on its way. */
export async function insertMailing(
  db: Db,
  email: OutgoingEmail,
  plan: { sendAt: Date; archiveKey: string; requestedBy: number },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into mailings (campaign_id, campaign_version, audience_id, subject, preview_text, from_name, reply_to, html, text, part, send_at, archive_key, requested_by)
    values (${email.campaignId}, ${email.campaignVersion}, ${email.audienceId}, ${email.subject}, ${email.previewText}, ${email.fromName}, ${email.replyTo},
            ${email.html}, ${email.text}, ${email.part && db.json({ ...email.part })}, ${plan.sendAt}, ${plan.archiveKey}, ${plan.requestedBy})
    returning id`;
  if (!row) throw new Error('The mailing was not saved');
  return row.id;
}

/** Locks a mailing until the end of the transaction, so that later counts include what was written before. */
export const lockMailing = (db: Db, id: number) =>
  db`select from mailings where id = ${id} for no key update`;

/** Changes the status of a mailing, if it is still the expected one. */
export async function moveMailing(
  db: Db,
  id: number,
  from: readonly MailingStatus[],
  to: MailingStatus,
  problem: string | null = null,
): Promise<boolean> {
  const rows = await db`
    update mailings set status = ${to}, problem = ${problem},
           finished_at = case when ${to} in ('sent', 'failed', 'canceled', 'late') then now() end
     where id = ${id} and status = any(${from}::text[]) returning id`;
  return rows.length > 0;
}

/** Says why a mailing does not get on, while it is tried again. */
export async function noteProblem(db: Db, id: number, problem: string | null): Promise<void> {
  await db`update mailings set problem = ${problem} where id = ${id} and problem is distinct from ${problem}`;
}

/**
 * Ends a subscription, by the link of a mailing; null when there never was one. Whoever was unsubscribed
 * by a person or a file has now done so by their own will, which no undo takes back.
 */
export async function unsubscribe(
  db: Db,
  { mailingId, subscriberId }: { mailingId: number; subscriberId: number },
): Promise<{ email: string } | null> {
  const [row] = await db<{ email: string }[]>`
    update subscribers set status = 'unsubscribed', status_at = now(), status_reason = ${audienceMessages.reasonOfLink}, status_by = null
     where id = ${subscriberId} and (status = 'subscribed' or status_by is not null)
    returning email`;
  if (row) {
    await db`
      update mail_deliveries set unsubscribed_at = clock_timestamp()
       where mailing_id = ${mailingId} and subscriber_id = ${subscriberId}`;
    return row;
  }
  const [known] = await db<
    { email: string }[]
  >`select email from subscribers where id = ${subscriberId}`;
  return known ?? null;
}

/** Mailings that are due or under way and have not moved for two minutes: their job was lost. */
export async function listForgotten(db: Db): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select m.id from mailings m
     where (m.status = 'scheduled' and m.send_at < now() - interval '2 minutes')
        or (m.status = 'sending' and m.started_at < now() - interval '2 minutes'
            and not exists (select from mail_deliveries d
                             where d.mailing_id = m.id and d.at > now() - interval '2 minutes'))`;
  return rows.map((row) => row.id);
}

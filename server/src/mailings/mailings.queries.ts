import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import type { Db } from '../db/client.ts';
import type { OutgoingEmail } from '../integrations/mail/mail-provider.ts';

/** Where a mailing of the built-in provider stands. */
export type MailingStatus = 'scheduled' | 'sending' | 'sent' | 'failed' | 'canceled' | 'late';

/** A mailing: frozen content, audience and time. */
export interface Mailing {
  id: number;
  campaignId: number;
  audienceId: string;
  subject: string;
  fromName: string;
  replyTo: string;
  html: string;
  text: string;
  sendAt: Date;
  status: MailingStatus;
  problem: string | null;
  archiveKey: string;
  startedAt: Date | null;
  /** The last time something happened to it. */
  activeAt: Date;
}

const columns = (
  db: Db,
) => db`m.id, m.campaign_id, m.audience_id, m.subject, m.from_name, m.reply_to,
  m.html, m.text, m.send_at, m.status, m.problem, m.archive_key, m.started_at,
  greatest(m.started_at, (select max(d.at) from mail_deliveries d where d.mailing_id = m.id), m.send_at) as active_at`;

/** One mailing, or null. */
export async function findMailing(db: Db, id: number): Promise<Mailing | null> {
  const [row] = await db<Mailing[]>`select ${columns(db)} from mailings m where m.id = ${id}`;
  return row ?? null;
}

/** The mailing of an address to view it in a browser, or null. */
export async function findArchived(db: Db, archiveKey: string): Promise<Mailing | null> {
  const [row] = await db<
    Mailing[]
  >`select ${columns(db)} from mailings m where m.archive_key = ${archiveKey}`;
  return row ?? null;
}

/** The mailing that a campaign of this version has asked for, unless it was taken back. */
export async function findAskedMailing(
  db: Db,
  asked: { id: number; version: number },
): Promise<{ id: number } | null> {
  const [row] = await db<{ id: number }[]>`
    select id from mailings
     where campaign_id = ${asked.id} and campaign_version = ${asked.version} and status <> 'canceled'`;
  return row ?? null;
}

/** True of a mailing `m` that its campaign `c` names: only such a one goes out. */
const isNamed = (db: Db) => db`
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

/** Keeps a mailing for its time; a campaign has at most one that is waiting or on its way. */
export async function insertMailing(
  db: Db,
  email: OutgoingEmail,
  plan: { sendAt: Date; archiveKey: string; requestedBy: number },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into mailings (campaign_id, campaign_version, audience_id, subject, from_name, reply_to, html, text, send_at, archive_key, requested_by)
    values (${email.campaignId}, ${email.campaignVersion}, ${email.audienceId}, ${email.subject}, ${email.fromName}, ${email.replyTo},
            ${email.html}, ${email.text}, ${plan.sendAt}, ${plan.archiveKey}, ${plan.requestedBy})
    returning id`;
  if (!row) throw new Error('The mailing was not kept');
  return row.id;
}

/**
 * Makes this sender the only one that may hand out messages of the mailing, if its campaign names it
 * and the database is where it belongs.
 */
export async function takeMailing(db: Db, id: number, sender: string): Promise<boolean> {
  const rows = await db`
    update mailings m set sender = ${sender}, status = 'sending', started_at = coalesce(started_at, now()), problem = null
      from campaigns c
     where m.id = ${id} and m.status in ('scheduled', 'sending') and ${isNamed(db)} and is_at_home()
    returning m.id`;
  return rows.length > 0;
}

/**
 * Writes the ledger: everybody subscribed now, but nobody whom an earlier mailing of the same
 * campaign reached or may have reached (decisions 7: at most once).
 */
export async function openLedger(db: Db, mailing: Mailing): Promise<void> {
  // Why: an audience of a million takes longer than a request may, and only joins by hash get there.
  await db`set local statement_timeout = '10min'`;
  await db`set local enable_nestloop = off`;
  await db`
    with reached as materialized (
      select d.subscriber_id, lower(d.email) as address from mail_deliveries d join mailings m on m.id = d.mailing_id
       where m.campaign_id = ${mailing.campaignId} and m.id <> ${mailing.id} and d.status in ('sent', 'handed', 'unknown'))
    insert into mail_deliveries (mailing_id, subscriber_id, email)
    select ${mailing.id}, s.id, s.email from subscribers s
     where s.audience_id = ${mailing.audienceId} and s.status = 'subscribed'
       and not exists (select from reached r where r.subscriber_id = s.id)
       and not exists (select from reached r where r.address = lower(s.email))
     order by s.id
    on conflict do nothing`;
}

/** What an earlier sender had handed out when it went: nobody knows, so nobody sends it again. */
export async function settleAbandoned(db: Db, id: number, sender: string): Promise<void> {
  await db`update mail_deliveries set status = 'unknown', problem = 'The sender stopped while this was on its way'
    where mailing_id = ${id} and status = 'handed' and sender is distinct from ${sender}`;
}

/** What became of one handed message. */
export interface Recorded {
  subscriberId: number;
  status: 'sent' | 'failed' | 'unknown' | 'waiting';
  problem: string | null;
  retryAfterSeconds: number;
  attempts: number;
}

/**
 * Writes down what became of handed messages. A sender that was thought dead may report too: it
 * knows better than 'unknown', but it brings nothing back into a mailing that has ended.
 */
export async function recordDeliveries(
  db: Db,
  id: number,
  sender: string,
  results: readonly Recorded[],
): Promise<void> {
  if (results.length === 0) return;
  await db`
    update mail_deliveries d
       set status = case when r.status = 'waiting' and d.status = 'unknown' and m.status <> 'sending' then 'failed' else r.status end,
           problem = r.problem, at = clock_timestamp(), attempts = r.attempts,
           not_before = now() + r.retry_after * interval '1 second'
      from mailings m, unnest(${results.map((r) => r.subscriberId)}::int[], ${results.map((r) => r.status)}::text[],
                  ${results.map((r) => r.problem)}::text[], ${results.map((r) => r.retryAfterSeconds)}::int[],
                  ${results.map((r) => r.attempts)}::int[])
           as r(subscriber_id, status, problem, retry_after, attempts)
     where m.id = ${id} and d.mailing_id = m.id and d.subscriber_id = r.subscriber_id and d.sender = ${sender}
       and d.status in ('handed', 'unknown')`;
}

/**
 * Hands out the next few messages: they are on record as handed before one leaves. A sender that is
 * no longer the mailing's gets none (the lock lets nobody take over meanwhile), nor does one whose
 * campaign no longer names it; people who have unsubscribed are skipped.
 */
export function handOut(db: Db, id: number, sender: string, count: number) {
  return db<
    { subscriberId: number; email: string; attempts: number; status: 'handed' | 'skipped' }[]
  >`
    with mine as (
      select m.id from mailings m join campaigns c on ${isNamed(db)}
       where m.id = ${id} and m.sender = ${sender} and m.status = 'sending' and is_at_home() for share of m),
    next as (
      select d.subscriber_id from mail_deliveries d
       where d.mailing_id = (select id from mine) and d.status = 'waiting' and (d.not_before is null or d.not_before <= now())
       order by d.subscriber_id limit ${count} for update of d skip locked)
    update mail_deliveries d
       set status = case when s.status = 'subscribed' then 'handed' else 'skipped' end,
           sender = ${sender}, attempts = attempts + 1, at = clock_timestamp()
      from next join subscribers s on s.id = next.subscriber_id
     where d.mailing_id = ${id} and d.subscriber_id = next.subscriber_id
    returning d.subscriber_id, d.email, d.attempts, d.status`;
}

/** The ledger in numbers. */
export interface LedgerCounts {
  total: number;
  waiting: number;
  handed: number;
  sent: number;
  failed: number;
  unknown: number;
}

/** Counts the ledger of a mailing. */
export async function countLedger(db: Db, id: number): Promise<LedgerCounts> {
  const [row] = await db<LedgerCounts[]>`
    select count(*) filter (where status <> 'skipped') as total,
           count(*) filter (where status = 'waiting') as waiting, count(*) filter (where status = 'handed') as handed,
           count(*) filter (where status = 'sent') as sent, count(*) filter (where status = 'failed') as failed,
           count(*) filter (where status = 'unknown') as unknown
      from mail_deliveries where mailing_id = ${id}`;
  return row ?? { total: 0, waiting: 0, handed: 0, sent: 0, failed: 0, unknown: 0 };
}

/** Moves a mailing on, if it still stands where it is thought to. */
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
     where id = ${id} and status = any(${from as string[]}::text[]) returning id`;
  return rows.length > 0;
}

/** Says why a mailing does not get on, while it is tried again. */
export async function noteProblem(db: Db, id: number, problem: string | null): Promise<void> {
  await db`update mailings set problem = ${problem} where id = ${id} and problem is distinct from ${problem}`;
}

/** The name of an audience and how many would get a mailing now. */
export async function describeAudience(db: Db, id: string) {
  const [row] = await db<{ name: string; subscribers: number }[]>`
    select a.name, (select count(*) from subscribers s where s.audience_id = a.id and s.status = 'subscribed') as subscribers
      from audiences a where a.id = ${id}`;
  return row ?? null;
}

/**
 * Takes subscribers out of future mailings whose address does not exist, as the receiving server has
 * said for good (enhanced status 5.1.x). Any other failure says nothing about the address.
 */
export async function cleanBounced(db: Db, results: readonly Recorded[]): Promise<void> {
  const bounced = results.filter(
    ({ status, problem }) => status === 'failed' && /^55\d[ -]5\.1\.\d/.test(problem ?? ''),
  );
  if (bounced.length === 0) return;
  await db`
    update subscribers s set status = 'cleaned', status_at = now(), status_reason = b.problem, status_by = null
      from unnest(${bounced.map((one) => one.subscriberId)}::int[], ${bounced.map((one) => one.problem)}::text[]) as b (id, problem)
     where s.id = b.id and s.status = 'subscribed'`;
}

/** Ends a subscription; true when there was one to end. */
export async function unsubscribe(db: Db, subscriberId: number): Promise<{ email: string } | null> {
  const [row] = await db<{ email: string }[]>`
    update subscribers set status = 'unsubscribed', status_at = now(), status_reason = ${audienceMessages.reasonOfLink}, status_by = null
     where id = ${subscriberId} and status = 'subscribed'
    returning email`;
  if (row) return row;
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

import { suppressionMessages } from '@masthead/shared/email/mailings/suppression.ts';
import { type Db, type Fragment, type Pool, write } from '../../platform/db/client.ts';
import type { BounceKind } from './bounce-kind.ts';
import { isNamed, lockMailing, type Mailing } from './mailings.queries.ts';
import { isInPart } from './part.queries.ts';
import { reached } from './sends.queries.ts';

/**
 * Writes the ledger: everybody subscribed now, or whoever is in its part of the audience now, but nobody whom an earlier mailing of the same
 * campaign reached or may have reached (decisions 7: at most once). Suppressed addresses are in it as skipped.
 */
export async function openLedger(
  db: Db,
  mailing: Pick<Mailing, 'id' | 'campaignId' | 'audienceId' | 'part'>,
): Promise<void> {
  // Why: an audience of a million takes longer than a request may, and only joins by hash get there.
  await db`set local statement_timeout = '10min'`;
  await db`set local enable_nestloop = off`;
  await db`
    with reached as materialized (
      select subscriber_id, lower(email) as address from (${reached(db, mailing.campaignId, mailing.id)}) d)
    insert into mail_deliveries (mailing_id, subscriber_id, email, status, problem)
    select ${mailing.id}, s.id, s.email, case when x.id is null then 'waiting' else 'skipped' end,
           case when x.id is not null then ${suppressionMessages.skipped} end
      from subscribers s left join suppressions x on lower(x.email) = lower(s.email) and x.lifted_at is null
     where s.audience_id = ${mailing.audienceId} and s.status = 'subscribed'
       and ${isInPart(db, mailing.audienceId, mailing.part)}
       and not exists (select from reached r where r.subscriber_id = s.id)
       and not exists (select from reached r where r.address = lower(s.email))
     order by s.id
    on conflict do nothing`;
}

/** Messages in flight at senders that are gone: in doubt, so they are never sent again. */
export async function settleAbandoned(
  db: Db,
  id: number,
  gone: readonly string[] | 'everybody',
): Promise<void> {
  await db`update mail_deliveries set status = 'unknown', problem = 'The sender stopped while this was on its way'
    where mailing_id = ${id} and status = 'handed' ${gone === 'everybody' ? db`` : db`and sender = any(${gone}::uuid[])`}`;
}

/** What became of one handed message. */
export interface Recorded {
  subscriberId: number;
  status: 'sent' | 'failed' | 'unknown' | 'waiting';
  problem: string | null;
  /** The bounce kind of a permanent failure. */
  bounce: BounceKind | null;
  retryAfterSeconds: number;
  attempts: number;
}

/** Results as rows `r`. */
const resultRows = (db: Db, results: readonly Recorded[]) => db`
  unnest(${results.map((r) => r.subscriberId)}::int[], ${results.map((r) => r.status)}::text[],
         ${results.map((r) => r.problem)}::text[], ${results.map((r) => r.retryAfterSeconds)}::int[],
         ${results.map((r) => r.attempts)}::int[]) as r(subscriber_id, status, problem, retry_after, attempts)`;

/** The columns of a message `d`, in flight at this sender, that its result `r` sets besides the status. */
const settled = (db: Db) => db`
  problem = r.problem, at = clock_timestamp(), attempts = r.attempts,
  not_before = now() + r.retry_after * interval '1 second'`;

const inHands = (db: Db, id: number, sender: string) => db`
  d.mailing_id = ${id} and d.subscriber_id = r.subscriber_id and d.sender = ${sender} and d.status in ('handed', 'unknown')`;

/**
 * Writes down what became of handed messages of a mailing that goes out; false when it has ended. The share of its row
 * is kept till the end of the transaction: whoever ends the mailing counts these messages too.
 */
export async function recordGoing(
  db: Db,
  id: number,
  sender: string,
  results: readonly Recorded[],
): Promise<boolean> {
  const [row] = await db<{ isGoing: boolean }[]>`
    with going as (select from mailings where id = ${id} and status = 'sending' for share),
    noted as (
      update mail_deliveries d set status = r.status, ${settled(db)} from going, ${resultRows(db, results)}
       where ${inHands(db, id, sender)})
    select exists (select from going) as is_going`;
  return row?.isGoing ?? false;
}

/** The same of a mailing that has ended: what was sent is counted with it, and nothing waits in it any more. */
export async function recordEnded(
  db: Db,
  id: number,
  sender: string,
  results: readonly Recorded[],
): Promise<void> {
  await lockMailing(db, id);
  const noted = await db<{ status: string }[]>`
    update mail_deliveries d
       set status = case when r.status = 'waiting' and d.status = 'unknown' then 'failed' else r.status end, ${settled(db)}
      from ${resultRows(db, results)} where ${inHands(db, id, sender)} returning d.status`;
  const sent = noted.filter(({ status }) => status === 'sent').length;
  if (sent > 0) await db`update mailings set sent_count = sent_count + ${sent} where id = ${id}`;
}

/**
 * Writes down what became of handed messages. A sender that was thought dead may report too: it
 * knows better than 'unknown', but it brings nothing back into a mailing that has ended. True when it had.
 */
export async function recordDeliveries(
  pool: Pool,
  id: number,
  sender: string,
  results: readonly Recorded[],
): Promise<boolean> {
  if (results.length === 0 || (await recordGoing(pool, id, sender, results))) return false;
  await write(pool, null, (db) => recordEnded(db, id, sender, results));
  return true;
}

/**
 * The mailing, as long as this is one of its senders, its campaign names it and the database is where it belongs. Nobody
 * can end it or send the sender away meanwhile.
 */
export const mine = (db: Db, id: number, sender: string) => db`
  select m.id from mailings m join campaigns c on ${isNamed(db)}
         join mailing_senders s on s.mailing_id = m.id and s.sender = ${sender}
   where m.id = ${id} and m.status = 'sending' and is_at_home() for share of m for key share of s`;

/** When a message that waits may leave, as its index has it. */
export const whenDue = (db: Db) => db`coalesce(d.not_before, timestamptz '-infinity')`;

/**
 * Hands out the next few messages: they are on record as handed before one leaves. Who is no longer a
 * sender of the mailing gets none (the lock lets nobody take over meanwhile), nor does one whose
 * campaign no longer names it; whoever has unsubscribed or is suppressed meanwhile is skipped.
 */
export function handOut(db: Db, id: number, sender: string, count: number) {
  return db<
    {
      subscriberId: number;
      email: string;
      name: string | null;
      attempts: number;
      status: 'handed' | 'skipped';
    }[]
  >`
    with mine as (${mine(db, id, sender)}),
    next as (
      select d.subscriber_id, d.email from mail_deliveries d
       where d.mailing_id = (select id from mine) and d.status = 'waiting' and ${whenDue(db)} <= now()
       order by ${whenDue(db)}, d.subscriber_id limit ${count} for update of d skip locked)
    update mail_deliveries d
       set status = case when s.status = 'subscribed' and x.id is null then 'handed' else 'skipped' end,
           problem = case when x.id is not null then ${suppressionMessages.skipped} else d.problem end,
           sender = ${sender}, attempts = attempts + 1, at = clock_timestamp()
      from next join subscribers s on s.id = next.subscriber_id
           left join suppressions x on lower(x.email) = lower(next.email) and x.lifted_at is null
     where d.mailing_id = ${id} and d.subscriber_id = next.subscriber_id
    returning d.subscriber_id, d.email, s.name, d.attempts, d.status`;
}

/** The ledger in numbers. */
export interface LedgerCounts {
  total: number;
  waiting: number;
  handed: number;
  sent: number;
  failed: number;
  unknown: number;
  skipped: number;
  /** Accepted, and come back later. */
  returned: number;
  hard: number;
  soft: number;
  refused: number;
  complained: number;
  unsubscribed: number;
}

/** Counts the ledger of a mailing. */
export const countLedger = (db: Db, id: number): Promise<LedgerCounts> =>
  count(db, grouped(db, db`select * from mail_deliveries where mailing_id = ${id}`));

/**
 * Counts the ledgers of an email up to one of its sends: that one whole, and of the others those who have it or may have
 * it, whom no later send mails again. So everybody is counted once. What retention has removed is in the totals.
 */
export const countSends = (
  db: Db,
  { id, campaignId }: Pick<Mailing, 'id' | 'campaignId'>,
): Promise<LedgerCounts> =>
  count(
    db,
    db`
      ${grouped(
        db,
        db`
        select status, bounce, complained_at, unsubscribed_at from mail_deliveries where mailing_id = ${id}
        union all
        select case status when 'sent' then status else 'unknown' end, bounce, complained_at, unsubscribed_at from (${reached(db, campaignId, id)}) d`,
      )}
      union all
      select case when t.mailing_id = ${id} or t.status = 'sent' then t.status else 'unknown' end, nullif(t.bounce, ''),
             t.messages, t.complained, t.unsubscribed
        from mailings m join mailing_totals t on t.mailing_id = m.id
       where m.campaign_id = ${campaignId} and (m.id = ${id} or t.status in ('sent', 'handed', 'unknown'))`,
  );

const grouped = (db: Db, rows: Fragment) => db`
  select status, bounce, count(*)::int as messages, count(complained_at)::int as complained,
         count(unsubscribed_at)::int as unsubscribed
    from (${rows}) d group by status, bounce`;

async function count(db: Db, groups: Fragment): Promise<LedgerCounts> {
  const sum = (condition: Fragment) =>
    db`coalesce(sum(messages) filter (where ${condition}), 0)::int`;
  const [row] = await db<LedgerCounts[]>`
    select ${sum(db`status <> 'skipped'`)} as total, ${sum(db`status = 'waiting'`)} as waiting,
           ${sum(db`status = 'handed'`)} as handed, ${sum(db`status = 'sent'`)} as sent,
           ${sum(db`status = 'failed'`)} as failed, ${sum(db`status = 'unknown'`)} as unknown,
           ${sum(db`status = 'skipped'`)} as skipped,
           ${sum(db`status = 'sent' and bounce is not null`)} as returned, ${sum(db`bounce = 'hard'`)} as hard,
           ${sum(db`bounce = 'soft'`)} as soft, ${sum(db`bounce = 'refused'`)} as refused,
           coalesce(sum(complained), 0)::int as complained, coalesce(sum(unsubscribed), 0)::int as unsubscribed
      from (${groups}) g`;
  if (!row) throw new Error('The ledger was not counted');
  return row;
}

import type { Part } from '@masthead/shared/email/audiences/segment-conditions.ts';
import type { SendOutcome } from '@masthead/shared/email/campaigns/mail-results.ts';
import type { Db } from '../../platform/db/client.ts';
import { isInPart } from './part.queries.ts';
import { suppressedNow } from './suppression.store.ts';

/**
 * The messages of all sends of an email, or of all but one, that were delivered or may have been: who has one gets no
 * other (decisions 7: at most once).
 */
export const reached = (db: Db, campaignId: number | null, except: number | null = null) => db`
  select d.* from mailings m join mail_deliveries d on d.mailing_id = m.id
   where m.campaign_id = ${campaignId} and m.id is distinct from ${except}
     and d.status in ('sent', 'handed', 'unknown')`;

/**
 * An audience, how many of its readers, or of a part of them, would get an email now, and how many people have that email already or may have it;
 * null when the audience is not there. Of no email in particular, everybody would get it. Why `not in`: what is reached is looked up by hash, whatever the planner thinks how
 * much it is; compared pair by pair, an audience of 100,000 would take minutes.
 */
export async function countReaders(
  db: Db,
  audienceId: string,
  campaignId: number | null,
  part: Part | null = null,
) {
  const [row] = await db<{ name: string; subscribers: number; reached: number }[]>`
    with reached as materialized (
      select subscriber_id, lower(email) as address from (${reached(db, campaignId)}) d)
    select a.name, (select count(distinct address) from reached) as reached,
           (select count(*) from subscribers s where s.audience_id = a.id and s.status = 'subscribed'
               and not ${db.unsafe(suppressedNow('s'))}
               and ${isInPart(db, audienceId, part)}
               and s.id not in (select subscriber_id from reached)
               and lower(s.email) not in (select address from reached)) as subscribers
      from audiences a where a.id = ${audienceId}`;
  return row ?? null;
}

/** The name of an audience, or null. */
export async function nameOfAudience(db: Db, audienceId: string): Promise<string | null> {
  const [row] = await db<{ name: string }[]>`select name from audiences where id = ${audienceId}`;
  return row?.name ?? null;
}

/**
 * Names of the first readers whom emails of a template go to, of those who have one. Why by a value and not by a join: an
 * audience of 100,000 would be read whole.
 */
export async function listReaderNames(db: Db, emailTemplateId: number): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    select name from (
      select s.name from subscribers s
       where s.audience_id = (select mailchimp_list_id from email_templates where id = ${emailTemplateId})
         and s.status = 'subscribed' order by s.id limit 1000) s
     where name is not null limit 50`;
  return rows.map(({ name }) => name);
}

/** The last send of an email that has begun to go out, whatever became of it; null before there is one. */
export async function findLastSend(db: Db, campaignId: number): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    select id from mailings where campaign_id = ${campaignId} and started_at is not null order by id desc limit 1`;
  return row?.id ?? null;
}

/** The last send of a sent email: subject, audience, and whether per-subscriber tracking was on. */
export async function findSentFor(db: Db, campaignId: number) {
  const [row] = await db<
    {
      subject: string;
      audienceId: string;
      remembersReaders: boolean;
      recipientsGone: boolean;
    }[]
  >`
    select subject, audience_id, remembers_readers,
           exists (select from mailing_totals t join mailings m on m.id = t.mailing_id
                    where m.campaign_id = ${campaignId}) as recipients_gone
      from mailings
     where campaign_id = ${campaignId} and started_at is not null order by id desc limit 1`;
  return row ?? null;
}

/** What became of one message of an email. */
export interface SentTo {
  mailingId: number;
  subscriberId: number;
  /** Which send of the email it belongs to, from 1. */
  send: number;
  email: string;
  outcome: SendOutcome;
  problem: string | null;
  at: Date | null;
}

/** The next messages of all sends of an email, send by send, behind one of them. */
export const walkSends = (
  db: Db,
  campaignId: number,
  after: Pick<SentTo, 'mailingId' | 'subscriberId'> | null,
  limit: number,
) => db<SentTo[]>`
  with sends as (
    select id, status, row_number() over (order by id)::int as send
      from mailings where campaign_id = ${campaignId} and started_at is not null)
  select d.mailing_id, d.subscriber_id, m.send, d.email, d.problem, d.at,
         case when d.complained_at is not null then 'complained'
              when d.status = 'sent' and d.bounce is not null then 'returned'
              when m.status = 'sending' and d.status = 'handed' then 'waiting'
              when d.status = 'handed' then 'unknown'
              when m.status <> 'sending' and d.status = 'waiting' then 'stopped'
              else d.status end as outcome
    from sends m join mail_deliveries d on d.mailing_id = m.id
   where (d.mailing_id, d.subscriber_id) > (${after?.mailingId ?? 0}, ${after?.subscriberId ?? 0})
   order by d.mailing_id, d.subscriber_id limit ${limit}`;

import type { Db } from '../../platform/db/client.ts';

/** The fields of a campaign that can be edited at Mailchimp. */
export interface Shown {
  subject: string | null;
  previewText: string | null;
  fromName: string | null;
  replyTo: string | null;
  audience: string | null;
  segment: string | null;
  sendAt: string | null;
  /** A hash of both parts of the email. */
  content: string;
}

/** Something that was asked of Mailchimp. */
export interface MailchimpRequest {
  id: number;
  campaignId: number;
  /** Null is a test email. */
  campaignVersion: number | null;
  accountId: string;
  mark: string;
  providerCampaignId: string | null;
  shown: Shown | null;
  /** Somebody has asked us to take it back. */
  isTakenBack: boolean;
  askedAt: Date;
  /** Some server is still at work on it. */
  isBusy: boolean;
}

const columns = (db: Db) => db`r.id, r.campaign_id, r.campaign_version, r.account_id, r.mark,
  r.provider_campaign_id, r.shown, r.is_taken_back, r.asked_at,
  coalesce(r.busy_until > now(), false) as is_busy`;

/** Writes down what is about to be asked, and how long a server may be at work on it. */
export async function insertRequest(
  db: Db,
  asked: {
    campaignId: number;
    campaignVersion: number | null;
    accountId: string;
    mark: string;
    busyMs: number;
  },
): Promise<MailchimpRequest> {
  const [row] = await db<MailchimpRequest[]>`
    insert into mailchimp_requests as r (campaign_id, campaign_version, account_id, mark, busy_until)
    values (${asked.campaignId}, ${asked.campaignVersion}, ${asked.accountId}, ${asked.mark},
            now() + ${asked.busyMs} * interval '1 millisecond')
    returning ${columns(db)}`;
  if (!row) throw new Error('The request was not saved');
  return row;
}

/** The request of a campaign at that version, or null: Mailchimp was never asked. */
export async function findAskedRequest(
  db: Db,
  asked: { id: number; version: number },
): Promise<MailchimpRequest | null> {
  const [row] = await db<MailchimpRequest[]>`
    select ${columns(db)} from mailchimp_requests r
     where r.campaign_id = ${asked.id} and r.campaign_version = ${asked.version} and r.closed_at is null`;
  return row ?? null;
}

/** The request that has made a campaign at Mailchimp, or null: it is none of ours. */
export async function findRequestOf(db: Db, providerId: string): Promise<MailchimpRequest | null> {
  const [row] = await db<MailchimpRequest[]>`
    select ${columns(db)} from mailchimp_requests r where r.provider_campaign_id = ${providerId}`;
  return row ?? null;
}

/** Earlier requests for the same email that have left something at Mailchimp, or may have. */
export const listEarlier = (db: Db, { id, campaignId }: MailchimpRequest) => db<MailchimpRequest[]>`
  select ${columns(db)} from mailchimp_requests r
   where r.campaign_id = ${campaignId} and r.id < ${id} and r.campaign_version is not null
     and r.outcome is distinct from 'gone'`;

/**
 * Requests that no email names and none can come to name (decisions 17): their server died on its way, or
 * they were overtaken. Tests, which are never named, once they can no longer be under way.
 */
export const listOrphans = (db: Db) => db<MailchimpRequest[]>`
  select ${columns(db)} from mailchimp_requests r join campaigns c on c.id = r.campaign_id
   where r.closed_at is null and coalesce(r.busy_until < now(), true)
     and (r.campaign_version is not null or r.asked_at < now() - interval '5 minutes')
     and not (c.deleted_at is null and r.provider_campaign_id is not null
              and c.provider_campaign_id is not distinct from r.provider_campaign_id)
     and not (c.status = 'unknown' and c.deleted_at is null and c.version is not distinct from r.campaign_version)
   order by r.id`;

/**
 * Requests of which a second draft may come to stand at Mailchimp, once it is known which one was the first, or that
 * none is wanted any more.
 */
export const listDoubles = (db: Db) => db<MailchimpRequest[]>`
  select ${columns(db)} from mailchimp_requests r
   where r.may_be_double and (r.provider_campaign_id is not null or r.closed_at is not null)
   order by r.id`;

/** Records that no work on a request is in progress. */
export async function noteIdle(db: Db, id: number): Promise<void> {
  await db`update mailchimp_requests set busy_until = null where id = ${id}`;
}

/** Records whether a second draft may appear at Mailchimp. */
export async function noteDouble(db: Db, id: number, mayBe: boolean): Promise<void> {
  await db`update mailchimp_requests set may_be_double = ${mayBe} where id = ${id}`;
}

/** Notes which campaign at Mailchimp a request has made. */
export async function noteMade(db: Db, id: number, providerId: string): Promise<void> {
  await db`update mailchimp_requests set provider_campaign_id = ${providerId} where id = ${id}`;
}

/** Records the intent to withdraw it before asking Mailchimp. */
export async function noteTakenBack(db: Db, id: number): Promise<void> {
  await db`update mailchimp_requests set is_taken_back = true where id = ${id}`;
}

/** Notes what Mailchimp showed once it had taken the email. */
export async function noteShown(db: Db, id: number, shown: Shown): Promise<void> {
  await db`update mailchimp_requests set shown = ${db.json({ ...shown })} where id = ${id}`;
}

/** How much of a campaign was sent once nothing is left to withdraw. */
export type Outcome = 'gone' | 'stopped' | 'sent';

/** Records that nothing of a request is left to withdraw at Mailchimp. */
export async function closeRequest(db: Db, id: number, outcome: Outcome): Promise<void> {
  await db`update mailchimp_requests set closed_at = now(), outcome = ${outcome}
            where id = ${id} and closed_at is null`;
}

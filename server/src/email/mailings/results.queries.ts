import { trendLength } from '@masthead/shared/email/campaigns/mail-results.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** How often an email was opened and clicked, over all its sends (null where that is not counted), and whether its readers are remembered. */
export async function sumCounts(db: Db, campaignId: number) {
  const [row] = await db<
    {
      readers: number | null;
      times: number | null;
      machines: number | null;
      clicks: number | null;
      remembersReaders: boolean;
      recipientsGone: boolean;
    }[]
  >`
    select (sum(readers) filter (where place = 0))::int as readers, (sum(times) filter (where place = 0))::int as times,
           (sum(times) filter (where place = -1))::int as machines, (sum(times) filter (where place > 0))::int as clicks,
           exists (select from mailings where campaign_id = ${campaignId} and remembers_readers) as remembers_readers,
           exists (select from mailings m join mailing_totals t on t.mailing_id = m.id where m.campaign_id = ${campaignId}) as recipients_gone
      from mailing_counts where mailing_id in (select id from mailings where campaign_id = ${campaignId})`;
  const {
    readers = null,
    times,
    machines,
    clicks = null,
    remembersReaders = false,
    recipientsGone,
  } = row ?? {};
  return {
    opens: readers === null ? null : { readers, times: times ?? 0, machines: machines ?? 0 },
    clicks,
    remembersReaders,
    ...(recipientsGone && { recipientsGone }),
  };
}

/** The same of many emails; one of which nothing is counted is not among them. */
export const listCounts = (db: Db, campaignIds: readonly number[]) =>
  db<{ id: number; opens: number | null; clicks: number | null }[]>`
    select m.campaign_id as id, (sum(k.readers) filter (where k.place = 0))::int as opens,
           (sum(k.times) filter (where k.place > 0))::int as clicks
      from mailings m join mailing_counts k on k.mailing_id = m.id
     where m.campaign_id = any(${[...campaignIds]}::integer[]) group by m.campaign_id`;

/** The links of an email over all its sends, most clicked first. */
export const listLinks = (db: Db, campaignId: number) =>
  db<{ url: string; clicks: number; readers: number }[]>`
    select url, sum(times)::int as clicks, sum(readers)::int as readers from mailing_counts
     where mailing_id in (select id from mailings where campaign_id = ${campaignId}) and url is not null
     group by url order by clicks desc, min(place), url`;

/**
 * The last sends of a style on a site through the built-in provider, oldest first: what was sent is kept
 * with each, what came back is looked for by its index.
 */
export async function listTrend(
  db: Db,
  visible: Rows<'campaign'>,
  { siteId, style }: { siteId: number; style: string },
) {
  const rows = await db<
    {
      id: number;
      subject: string;
      sentAt: Date;
      delivered: number;
      bounced: number;
      unsubscribed: number;
      opens: number | null;
      clicks: number | null;
    }[]
  >`
    select last.id, last.subject, last.started_at as sent_at, sends.sent_count - d.returned as delivered, d.bounced, l.unsubscribed,
           (select sum(readers)::int from mailing_counts k where k.mailing_id = any(sends.ids) and k.place = 0) as opens,
           (select sum(times)::int from mailing_counts k where k.mailing_id = any(sends.ids) and k.place > 0) as clicks
      from (select c.id, c.subject, m.started_at from campaigns c join mailings m on m.campaign_id = c.id
             where c.site_id = ${siteId} and c.style = ${style} and c.deleted_at is null and c.status = 'sent'
               and c.provider_campaign_id = m.id::text and m.started_at is not null and ${within(db, visible, 'c')}
             order by m.started_at desc limit ${trendLength}) last
      cross join lateral (
        select array_agg(id) as ids, sum(sent_count)::int as sent_count
          from mailings where campaign_id = last.id and started_at is not null) sends
      cross join lateral (
        select coalesce(sum(messages), 0)::int as bounced,
               coalesce(sum(messages) filter (where status = 'sent'), 0)::int as returned
          from (select 1 as messages, status from mail_deliveries where mailing_id = any(sends.ids) and bounce is not null
                union all
                select messages, status from mailing_totals where mailing_id = any(sends.ids) and bounce <> '') b) d
      cross join lateral (
        select (select count(*) from mail_deliveries where mailing_id = any(sends.ids) and unsubscribed_at is not null)::int
               + (select coalesce(sum(unsubscribed), 0) from mailing_totals where mailing_id = any(sends.ids))::int as unsubscribed) l
     order by last.started_at`;
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }));
}

import { trendLength } from '@masthead/shared/campaigns/mail-results.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** How often an email was opened and clicked; null where that is not counted. */
export async function sumCounts(db: Db, mailingId: number) {
  const [row] = await db<
    {
      readers: number | null;
      times: number | null;
      machines: number | null;
      clicks: number | null;
    }[]
  >`
    select max(readers) filter (where place = 0) as readers, max(times) filter (where place = 0) as times,
           max(times) filter (where place = -1) as machines, (sum(times) filter (where place > 0))::int as clicks
      from mailing_counts where mailing_id = ${mailingId}`;
  const { readers = null, times, machines, clicks = null } = row ?? {};
  return {
    opens: readers === null ? null : { readers, times: times ?? 0, machines: machines ?? 0 },
    clicks,
  };
}

/** The links of an email, most clicked first. */
export const listLinks = (db: Db, mailingId: number) =>
  db<{ url: string; clicks: number; readers: number }[]>`
    select url, times as clicks, readers from mailing_counts
     where mailing_id = ${mailingId} and url is not null order by times desc, place`;

/**
 * The last sends of a style on a site through the built-in provider, oldest first: what was sent is kept
 * with each, what came back is looked for by its index.
 */
export async function listTrend(
  db: Db,
  seen: Rows<'campaign'>,
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
    select last.id, last.subject, last.started_at as sent_at, last.sent_count - d.returned as delivered, d.bounced, l.unsubscribed,
           (select readers from mailing_counts k where k.mailing_id = last.mailing_id and k.place = 0) as opens,
           (select sum(times)::int from mailing_counts k where k.mailing_id = last.mailing_id and k.place > 0) as clicks
      from (select c.id, c.subject, m.id as mailing_id, m.started_at, m.sent_count from campaigns c join mailings m on m.campaign_id = c.id
             where c.site_id = ${siteId} and c.style = ${style} and c.deleted_at is null and c.status = 'sent'
               and c.provider_campaign_id = m.id::text and m.started_at is not null and ${within(db, seen, 'c')}
             order by m.started_at desc limit ${trendLength}) last
      cross join lateral (
        select count(*)::int as bounced, (count(*) filter (where status = 'sent'))::int as returned
          from mail_deliveries where mailing_id = last.mailing_id and bounce is not null) d
      cross join lateral (
        select count(*)::int as unsubscribed
          from mail_deliveries where mailing_id = last.mailing_id and unsubscribed_at is not null) l
     order by last.started_at`;
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }));
}

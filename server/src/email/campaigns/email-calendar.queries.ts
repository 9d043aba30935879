import type { CalendarEmail, CloseEmail } from '@masthead/shared/email/campaigns/email-calendar.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** An email on its day, with the audience that it goes to. */
export type PlannedEmail = Omit<CalendarEmail, 'closeTo'> & { audienceId: string | null };

interface Range {
  from: string;
  to: string;
  siteId?: number | undefined;
}

const ofSite = (db: Db, siteId: number | undefined) =>
  siteId === undefined ? db`` : db`and c.site_id = ${siteId}`;

/** The emails of all kinds with a send date in these days, by day and time. */
export const listPlanned = (db: Db, visible: Rows<'campaign'>, { from, to, siteId }: Range) => db<
  PlannedEmail[]
>`
  select c.id, c.kind, c.style, c.subject, c.site_id, s.city, s.property, c.send_date, c.send_time, c.status,
         t.mailchimp_list_id as audience_id
    from campaigns c join sites s on s.id = c.site_id left join email_templates t on t.id = c.email_template_id
   where c.send_date between ${from} and ${to} and c.deleted_at is null and ${within(db, visible, 'c')} ${ofSite(db, siteId)}
   order by c.send_date, c.send_time nulls last, s.city collate "und-x-icu", c.id limit 3000`;

/** An email that its readers get at a time, with its audience. */
export type TimedEmail = CloseEmail & { audienceId: string };

/**
 * The emails of these days that go, or went, to some audiences, whichever site they are of, by time.
 * What failed or was canceled reaches nobody.
 */
export const listOfAudiences = (
  db: Db,
  visible: Rows<'campaign'>,
  { from, to }: Omit<Range, 'siteId'>,
  audiences: readonly string[],
) => db<TimedEmail[]>`
  select c.id, c.subject, s.city, c.send_date, c.send_time, t.mailchimp_list_id as audience_id
    from campaigns c join sites s on s.id = c.site_id join email_templates t on t.id = c.email_template_id
   where t.mailchimp_list_id = any(${[...audiences]}::text[]) and c.send_date between ${from} and ${to}
     and c.send_time is not null and c.status not in ('failed', 'canceled') and c.deleted_at is null
     and ${within(db, visible, 'c')}
   order by c.send_date, c.send_time, c.id`;

/** The sites that have digests, from the day of their first one. */
export const listDigestCities = (
  db: Db,
  visible: Rows<'campaign'>,
  siteId: number | undefined,
) => db<{ siteId: number; city: string; since: string }[]>`
  select c.site_id, s.city, min(c.send_date) as since
    from campaigns c join sites s on s.id = c.site_id
   where c.kind = 'daily-digest' and c.send_date is not null and c.deleted_at is null and ${within(db, visible, 'c')}
     ${ofSite(db, siteId)}
   group by c.site_id, s.city order by s.city collate "und-x-icu", c.site_id`;

import type { EmailStyle, Utm } from '@masthead/shared/campaigns/campaign.ts';
import type { Db } from '../db/client.ts';

/** An alert whose banner runs, or is still to run, on a site. */
export interface AlertBanner {
  id: number;
  kind: 'promo-alert' | 'news-alert';
  style: EmailStyle;
  subject: string;
  title: string | null;
  buttonLabel: string | null;
  buttonUrl: string | null;
  utm: Utm;
  startDate: string;
  endDate: string;
}

/** The alerts of a site that somebody has released and whose last day has not passed, the latest start first. */
export const listAlertBanners = (db: Db, siteId: number, today: string) => db<AlertBanner[]>`
  select c.id, c.kind, c.style, c.subject, c.content ->> 'title' as title, c.content ->> 'buttonLabel' as button_label,
         c.content ->> 'buttonUrl' as button_url, c.utm, c.content ->> 'startDate' as start_date, c.content ->> 'endDate' as end_date
    from campaigns c
   where c.site_id = ${siteId} and c.kind in ('promo-alert', 'news-alert') and c.deleted_at is null
     and c.status in ('scheduled', 'sending', 'sent') and c.content ->> 'endDate' is not null
     and c.content ->> 'endDate' >= ${today} and c.content ->> 'startDate' is not null
   order by c.content ->> 'startDate' desc, c.id desc limit 20`;

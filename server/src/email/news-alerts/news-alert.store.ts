import type { AnyCampaign } from '@masthead/shared/email/campaigns/campaign-record.ts';
import { newsAlertRecord } from '@masthead/shared/email/news-alerts/news-alert.record.ts';
import type { Store } from '../../platform/records/store.ts';
import { alertStore } from '../campaigns/alert.store.ts';

const alerts = alertStore(newsAlertRecord);

/** News alerts, as the server saves them; one is read with its site and its template. */
export const newsAlertStore: Store<AnyCampaign> = {
  ...alerts,
  joins: `${alerts.joins} left join email_templates t on t.id = c.email_template_id and t.deleted_at is null`,
  // Why no sender and no audience: only admins may know them, who read the template itself.
  added: `${alerts.added}, json_build_object('id', s.id, 'city', s.city, 'property', s.property) as site,
    case when t.id is not null then json_build_object(
      'id', t.id, 'description', t.description, 'category', t.category, 'siteId', t.site_id) end as email_template`,
};

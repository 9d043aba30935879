import { audienceRecord } from '@masthead/shared/audiences/audience.record.ts';
import { rowsOf } from '../access/rows.ts';
import { badRequest } from '../http/errors.ts';
import { suppressedNow } from '../mailings/suppressions.queries.ts';
import { none, type Store } from '../records/store.ts';
import { siteRows } from '../sites/site.rows.ts';
import { findSite } from '../sites/sites.queries.ts';
import { audienceRows } from './audience.rows.ts';

/** Audiences, as the server keeps them. */
export const audienceStore: Store<typeof audienceRecord> = {
  record: audienceRecord,
  alias: 'a',
  joins: `join sites s on s.id = a.site_id
    left join lateral (
      select count(*) filter (where m.status = 'subscribed' and not ${suppressedNow('m')}) as subscribed,
             count(*) filter (where m.status = 'unsubscribed') as unsubscribed,
             count(*) filter (where m.status = 'cleaned') as cleaned,
             count(*) filter (where m.status = 'subscribed' and ${suppressedNow('m')}) as suppressed
        from subscribers m where m.audience_id = a.id) c on true`,
  added: `
    json_build_object('subscribed', coalesce(c.subscribed, 0), 'unsubscribed', coalesce(c.unsubscribed, 0),
                      'cleaned', coalesce(c.cleaned, 0), 'suppressed', coalesce(c.suppressed, 0)) as counts,
    (select coalesce(json_agg(json_build_object('id', t.id, 'description', t.description)
                              order by t.description, t.id), '[]')
       from email_templates t where t.mailchimp_list_id = a.id and t.deleted_at is null) as used_by,
    (select count(*) from mailings m
      where m.audience_id = a.id and m.status in ('scheduled', 'sending')) as mailings`,
  rows: audienceRows,
  found: { detail: `concat_ws(' ', s.property, s.city)`, order: 'a.name' },
  check: async (db, { seer, values }) => {
    if (!(await findSite(db, rowsOf(seer, siteRows), values.siteId)))
      throw badRequest({ path: 'siteId', message: 'A site is required' });
  },
  restoreRule: none('its site is never deleted, and names are kept apart by the database'),
  mayDelete: () => true,
};

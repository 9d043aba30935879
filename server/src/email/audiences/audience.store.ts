import { audienceRecord } from '@masthead/shared/email/audiences/audience.record.ts';
import type { RowOf } from '@masthead/shared/platform/records/record.ts';
import { findSite, siteRows } from '../../people/sites/site.store.ts';
import { type Rows, rowRule, rowsOf, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { columnsOf, sourceOf } from '../../platform/records/columns.ts';
import { none, type Store } from '../../platform/records/store.ts';
import { suppressedNow } from '../mailings/suppression.store.ts';

/** Audiences are the staff's. */
export const audienceRows = rowRule({ record: 'audience', visibleTo: 'staff' });

/** Audiences, as the server saves them. */
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

/** An audience that the seer may see, or null. */
export async function findAudience(db: Db, visible: Rows<'audience'>, id: string) {
  const [row] = await db<RowOf<typeof audienceRecord>[]>`
    select ${columnsOf(db, audienceStore)} from ${sourceOf(db, audienceStore)}
     where a.id = ${id} and a.deleted_at is null and ${within(db, visible, 'a')}`;
  return row ?? null;
}

/** The name of an audience and whether it is deleted; locked until the end of the transaction. */
export async function holdAudience(db: Db, visible: Rows<'audience'>, id: string) {
  const [row] = await db<{ name: string; isDeleted: boolean }[]>`
    select name, deleted_at is not null as is_deleted from audiences a
     where id = ${id} and ${within(db, visible, 'a')} for share`;
  return row ?? null;
}

/** All audiences that the seer may see, by name. */
export const listAudiences = (db: Db, visible: Rows<'audience'>) => db<
  RowOf<typeof audienceRecord>[]
>`
  select ${columnsOf(db, audienceStore)} from ${sourceOf(db, audienceStore)}
   where a.deleted_at is null and ${within(db, visible, 'a')}
   order by a.name collate "und-x-icu", a.id`;

/** The audiences of a site, as a mail provider lists them. */
export const listAudiencesOfSite = (db: Db, visible: Rows<'audience'>, siteId: number) => db<
  { id: string; name: string }[]
>`
  select a.id, a.name from audiences a
   where a.site_id = ${siteId} and a.deleted_at is null and ${within(db, visible, 'a')}
   order by name collate "und-x-icu", id`;

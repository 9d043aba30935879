import { digestRecord } from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import { noCity } from '@masthead/shared/people/sites/site.record.ts';
import type { Day } from '@masthead/shared/platform/values/dates.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { campaignStore } from '../campaigns/campaign.store.ts';

/** Digests, as the server saves them. */
export const digestStore = campaignStore(digestRecord);

/** The cities of the main property that have no digest for a day, in whatever state. */
export const citiesWithoutDigest = (db: Db, visible: Rows<'site'>, sendDate: Day) => db`
  select s.id, s.city from sites s
   where s.is_main and position(${noCity}::text in lower(s.name)) = 0 and ${within(db, visible, 's')}
     and not exists (select from campaigns c where c.kind = 'daily-digest' and c.send_date = ${sendDate}
                        and c.site_id = s.id and c.deleted_at is null)`;

/** The same by name. */
export const listCitiesWithoutDigest = (db: Db, visible: Rows<'site'>, sendDate: Day) =>
  db<{ id: number; city: string }[]>`
    select id, city from (${citiesWithoutDigest(db, visible, sendDate)}) s order by city collate "und-x-icu", id`;

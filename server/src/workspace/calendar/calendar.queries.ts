import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import type { CampaignKind, CampaignStatus } from '@masthead/shared/email/campaigns/campaign.ts';
import {
  addDays,
  centralZone,
  type Day,
  startOfDay,
} from '@masthead/shared/platform/values/dates.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** A range of days, and one site or all. */
export interface Asked {
  from: Day;
  to: Day;
  siteId?: number | undefined;
}

export interface PostMark {
  id: number;
  type: PostType;
  siteId: number;
  title: string;
  state: 'planned' | 'scheduled' | 'live';
  day: Day;
  at: Date | null;
  /** The end of an event that has one. */
  until: Date | null;
}

const ofSite = (db: Db, column: string, siteId: number | undefined) =>
  siteId ? db`and ${db(column)} = ${siteId}` : db``;

/**
 * Every post in a range, by one mark: live, else scheduled, else planned. A live or scheduled event is
 * included from the day it starts to the day it ends.
 */
function posts(db: Db, visible: Rows<'post'>, { from, to, siteId }: Asked) {
  const [start, end] = [startOfDay(from), startOfDay(addDays(to, 1))];
  const columns = db`n.id, n.type, n.site_id, n.headline as title`;
  const held = db`${within(db, visible, 'n')} ${ofSite(db, 'n.site_id', siteId)}`;
  const dayOf = (column: string) =>
    db`(${db(column)} at time zone ${centralZone})::date as day, ${db(column)} as at`;
  const hasNoDay = db`(n.type <> 'event' or n.starts_at is null and occurrence_at(n.internal_tags) is null)`;
  return db`
    select ${columns}, 'planned' as state, p.planned_on as day, null::timestamptz as at, null::timestamptz as until
      from news_item_plans p join news_items n on n.id = p.news_item_id
     where p.planned_on between ${from} and ${to} and n.status in (1, 5) and n.scheduled_at is null and ${held}
    union all
    select ${columns}, 'scheduled', ${dayOf('n.scheduled_at')}, null from news_items n
     where n.status = 5 and n.scheduled_at >= ${start} and n.scheduled_at < ${end} and ${hasNoDay} and ${held}
    union all
    select ${columns}, 'live', ${dayOf('n.publication_at')}, null from news_items n
     where n.status = 0 and n.publication_at >= ${start} and n.publication_at < ${end} and ${hasNoDay} and ${held}
    union all
    select ${columns}, case n.status when 0 then 'live' else 'scheduled' end, ${dayOf('next.begins')}, until
      from news_items n,
           lateral (select coalesce(occurrence_at(n.internal_tags), n.starts_at) as begins) next,
           lateral (select next.begins + (n.ends_at - n.starts_at) as until)
     where n.type = 'event' and (n.status = 0 or n.status = 5 and n.scheduled_at is not null)
       and next.begins < ${end} and coalesce(until, next.begins) >= ${start} and ${held}`;
}

/** Posts of some types in a range. */
export const listPosts = (
  db: Db,
  visible: Rows<'post'>,
  asked: Asked,
  types: readonly PostType[],
  limit: number,
) =>
  db<PostMark[]>`
    select * from (${posts(db, visible, asked)}) m where type = any(${[...types]}::text[])
     order by day, at nulls first, id limit ${limit}`;

/** Which sites have an article or event on which days. */
export const listFilled = (db: Db, visible: Rows<'post'>, asked: Asked) =>
  db<{ siteId: number; day: Day }[]>`
    select distinct site_id, day from (${posts(db, visible, asked)}) m
     where type in ('article', 'image', 'video', 'event')`;

/** Drafts of some types without a day, newest first. */
export const listUnplanned = (
  db: Db,
  visible: Rows<'post'>,
  siteId: number | undefined,
  types: readonly PostType[],
  limit: number,
) =>
  db<Pick<PostMark, 'id' | 'type' | 'siteId' | 'title'>[]>`
    select n.id, n.type, n.site_id, n.headline as title from news_items n
     where n.status = 5 and n.scheduled_at is null and n.type = any(${[...types]}::text[])
       and not exists (select from news_item_plans p where p.news_item_id = n.id)
       and ${within(db, visible, 'n')} ${ofSite(db, 'n.site_id', siteId)}
     order by n.publication_at desc, n.id desc limit ${limit}`;

export interface EmailMark {
  id: number;
  kind: CampaignKind;
  siteId: number;
  title: string;
  status: CampaignStatus;
  day: Day;
  sendTime: string | null;
}

/** Emails with a send date in a range. */
export const listEmails = (
  db: Db,
  visible: Rows<'campaign'>,
  { from, to, siteId }: Asked,
  limit: number,
) =>
  db<EmailMark[]>`
    select c.id, c.kind, c.site_id, c.subject as title, c.status, c.send_date as day,
           to_char(c.send_time, 'HH24:MI') as send_time
      from campaigns c
     where c.send_date between ${from} and ${to} and c.deleted_at is null and c.status <> 'canceled'
       and ${within(db, visible, 'c')} ${ofSite(db, 'c.site_id', siteId)}
     order by c.send_date, c.send_time nulls first, c.id limit ${limit}`;

export interface SlotMark {
  id: number;
  siteIds: number[];
  title: string;
  startDate: Day;
  endDate: Day;
  isPaused: boolean;
}

/** Ad slots that start or end in a range. */
export const listSlots = (
  db: Db,
  visible: Rows<'ad slot'>,
  { from, to, siteId }: Asked,
  limit: number,
) =>
  db<SlotMark[]>`
    select s.id, s.title1 as title, s.start_date, s.end_date, s.is_paused,
           array(select x.site_id from ad_slot_sites x where x.ad_slot_id = s.id order by x.site_id) as site_ids
      from ad_slots s
     where s.deleted_at is null and s.end_date >= ${from} and s.start_date <= ${to}
       and (s.start_date >= ${from} or s.end_date <= ${to}) and ${within(db, visible, 's')}
       ${siteId ? db`and exists (select from ad_slot_sites x where x.ad_slot_id = s.id and x.site_id = ${siteId})` : db``}
     order by s.start_date, s.id limit ${limit}`;

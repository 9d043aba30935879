import type { ShowcaseEvent } from '@masthead/shared/showcase/delivery/public-showcase.ts';
import type { Db } from '../../platform/db/client.ts';

/** An event reported by a page. */
export interface ReaderEvent {
  slotId: number;
  siteId: number;
  /** 0 for the slot itself. */
  listingId: number;
  kind: ShowcaseEvent;
  servedId: string;
  /** A robot’s event is saved and counts as filtered. */
  isRobot: boolean;
}

/** How long into a day (UTC) repeats of the day before are told. */
const repeatMinutes = 60;

/**
 * Saves events and counts them by hour and day in the time zones of their sites: one statement, so one round trip and
 * one transaction. A repeat within a day, or within the first hour of the next, is not saved and counts as filtered. A
 * listing outside the slot counts for the slot itself.
 */
export async function countEvents(db: Db, events: readonly ReaderEvent[], at: Date): Promise<void> {
  const day = at.toISOString().slice(0, 10);
  const minute = at.getUTCHours() * 60 + at.getUTCMinutes();
  const isAfterMidnight = minute < repeatMinutes;
  // Why in order: two servers that write the same rows would otherwise deadlock.
  await db`
    with told as materialized (
      select e.slot_id, e.site_id, coalesce(i.listing_id, 0) as listing_id, e.kind, e.is_robot,
             hashtextextended(concat(e.served_id, e.kind, coalesce(i.listing_id, 0)), 0) as repeat_key
        from unnest(${events.map((event) => event.slotId)}::int[], ${events.map((event) => event.siteId)}::int[],
                    ${events.map((event) => event.listingId)}::int[], ${events.map((event) => event.kind)}::text[],
                    ${events.map((event) => event.servedId)}::text[], ${events.map((event) => event.isRobot)}::bool[])
             as e (slot_id, site_id, listing_id, kind, served_id, is_robot)
        join ad_slots s on s.id = e.slot_id join sites t on t.id = e.site_id
        left join ad_slot_items i on i.ad_slot_id = e.slot_id and i.listing_id = e.listing_id
    ), saved as (
      insert into reader_events (repeat_key, ad_slot_id, site_id, day, minute, kind, is_robot, listing_id)
      select repeat_key, slot_id, site_id, ${day}, ${minute}, left(kind, 1)::"char", is_robot, nullif(listing_id, 0)
        from told
       where not (${isAfterMidnight} and (select true from reader_events y
                                           where y.day = ${day}::date - 1 and y.repeat_key = told.repeat_key limit 1) is true)
       order by repeat_key
      on conflict do nothing
      returning ad_slot_id, site_id, listing_id, kind, is_robot
    ), counted as materialized (
      select e.slot_id, e.site_id, date_trunc('hour', ${at}::timestamptz at time zone t.time_zone) as hour, e.listing_id,
             sum(e.impressions) as impressions, sum(e.viewable) as viewable, sum(e.clicks) as clicks, sum(e.filtered) as filtered
        from (select slot_id, site_id, listing_id, 0 as impressions, 0 as viewable, 0 as clicks, 1 as filtered from told
              union all
              select ad_slot_id, site_id, coalesce(listing_id, 0), (kind = 'i')::int, (kind = 'v')::int, (kind = 'c')::int, -1
                from saved where not is_robot) e
        join sites t on t.id = e.site_id
       group by 1, 2, 3, 4
    ), of_days as (
      insert into ad_slot_days as d (ad_slot_id, site_id, day, impressions, viewable, clicks, filtered)
      select slot_id, site_id, hour::date, sum(impressions), sum(viewable), sum(clicks), sum(filtered)
        from counted group by 1, 2, 3 order by 1, 2, 3
      on conflict (ad_slot_id, site_id, day) do update
        set impressions = d.impressions + excluded.impressions, viewable = d.viewable + excluded.viewable,
            clicks = d.clicks + excluded.clicks, filtered = d.filtered + excluded.filtered
    )
    insert into ad_slot_hours as h (ad_slot_id, site_id, hour, listing_id, impressions, viewable, clicks, filtered)
    select slot_id, site_id, hour, listing_id, impressions, viewable, clicks, filtered from counted order by 1, 2, 3, 4
    on conflict (ad_slot_id, site_id, hour, listing_id) do update
      set impressions = h.impressions + excluded.impressions, viewable = h.viewable + excluded.viewable,
          clicks = h.clicks + excluded.clicks, filtered = h.filtered + excluded.filtered`;
}

/** An arbitrary lock key: two servers must not make or drop the same day. */
const changingDays = 7_231_971;

/** Makes the days of events from one day on, as many as given, where they are missing. */
export async function addEventDays(db: Db, from: string, count: number): Promise<void> {
  await db`
    with alone as materialized (select pg_advisory_xact_lock(${changingDays}))
    select add_event_days(${from}::date, ${from}::date + ${count - 1}::int) from alone`;
}

/** A day of events, and whether repeats are still told in it. */
export interface EventDay {
  name: string;
  day: string;
  tellsRepeats: boolean;
}

/** The days of events that there are, oldest first. */
export const listEventDays = (db: Db) => db<EventDay[]>`
  select c.relname::text as name, to_char(to_date(substr(c.relname, 2), 'YYYYMMDD'), 'YYYY-MM-DD') as day,
         exists (select from pg_index x where x.indrelid = c.oid) as tells_repeats
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
   where i.inhparent = 'reader_events'::regclass order by c.relname`;

/** Why only now: nothing is written into a day that is over, and the index is a third of its size. */
export async function dropRepeatIndex(db: Db, { name }: EventDay): Promise<void> {
  await db`drop index if exists ${db(`reader_event_days.${name}_once`)}`;
}

/** Takes a day away, unless another server has; the caller has a transaction. */
export async function dropEventDay(db: Db, { name }: EventDay): Promise<void> {
  const table = db(`reader_event_days.${name}`);
  await db`select pg_advisory_xact_lock(${changingDays})`;
  const days = await listEventDays(db);
  if (!days.some((day) => day.name === name)) return;
  // Why so short: all writers queue behind it while it waits.
  await db`set local lock_timeout = '500ms'`;
  await db`alter table reader_events detach partition ${table}`;
  await db`drop table ${table}`;
}

/**
 * Moves the oldest rows of ad_slot_events, which only servers of the version before write, into the hours, if they are
 * from before a day. Answers how many there were.
 */
export async function rollUpOldEvents(db: Db, before: string, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    with oldest as (select id from ad_slot_events order by id limit ${most}),
    gone as (
      delete from ad_slot_events e using oldest o where e.id = o.id and e.at < (${before}::date at time zone 'UTC')
      returning e.*
    ), of_hours as (
      insert into ad_slot_hours as h (ad_slot_id, site_id, hour, listing_id, impressions, viewable, clicks, filtered)
      select g.ad_slot_id, g.site_id, g.local_hour, g.listing_id,
             count(*) filter (where g.filtered_as is null and g.kind = 'impression'),
             count(*) filter (where g.filtered_as is null and g.kind = 'viewable'),
             count(*) filter (where g.filtered_as is null and g.kind = 'click'),
             count(*) filter (where g.filtered_as is not null)
        from gone g join ad_slots s on s.id = g.ad_slot_id join sites t on t.id = g.site_id
       group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (ad_slot_id, site_id, hour, listing_id) do update
        set impressions = h.impressions + excluded.impressions, viewable = h.viewable + excluded.viewable,
            clicks = h.clicks + excluded.clicks, filtered = h.filtered + excluded.filtered
    )
    select count(*)::int as count from gone`;
  return row?.count ?? 0;
}

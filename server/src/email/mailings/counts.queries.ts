import type { Db } from '../../platform/db/client.ts';
import { type Counted, linksOf } from './mailing-message.ts';
import type { Mailing } from './mailings.queries.ts';

/** An open, and an automated open; links have places from 1. */
export const openPlace = 0;
export const machinePlace = -1;

/** What readers do later than this is not counted, and tokens are dropped. */
const countedDays = 30;

/** Settles, when an email begins to go out, what of it is counted: what its audience has switched on. */
export async function startCounting(db: Db, mailing: Mailing): Promise<void> {
  const [row] = await db<Counted[]>`
    update mailings m set counts_opens = a.counts_opens, counts_clicks = a.counts_clicks,
           remembers_readers = a.remembers_readers and (a.counts_opens or a.counts_clicks)
      from audiences a where a.id = m.audience_id and m.id = ${mailing.id}
    returning m.counts_opens as opens, m.counts_clicks as clicks, m.remembers_readers as remembers`;
  const links = row?.clicks ? linksOf(mailing.html) : [];
  const places = [...(row?.opens ? [openPlace, machinePlace] : []), ...links.map((_, n) => n + 1)];
  const urls = [...(row?.opens ? [null, null] : []), ...links];
  await db`
    insert into mailing_counts (mailing_id, place, url)
    select ${mailing.id}, p.place, p.url from unnest(${places}::int[], ${urls}::text[]) as p(place, url)
    on conflict do nothing`;
}

/** What of a mailing is counted, as was settled when it began to go out. */
export async function countedOf(db: Db, mailingId: number): Promise<Counted> {
  const [row] = await db<Counted[]>`
    select counts_opens as opens, counts_clicks as clicks, remembers_readers as remembers
      from mailings where id = ${mailingId}`;
  return row ?? { opens: false, clicks: false, remembers: false };
}

/** Where a link of an email leads, or null. */
export async function findTarget(db: Db, mailingId: number, place: number): Promise<string | null> {
  const [row] = await db<{ url: string | null }[]>`
    select url from mailing_counts where mailing_id = ${mailingId} and place = ${place}`;
  return row?.url ?? null;
}

/** An open or click of one message, as often as it happened. */
export interface Reading {
  mailingId: number;
  place: number;
  token: string;
  /** Whose message it was, where that is remembered. */
  subscriberId: number | null;
  times: number;
}

/**
 * Counts opens and clicks, as long as their audiences still have them switched on, and remembers whose they are where
 * that is switched on too. One statement, which writes the row of a place once. Why the rows are locked in order: two
 * servers that count the same emails wait for each other and never both. Why the audience too: what is switched off
 * meanwhile is forgotten, and must not be written after that.
 */
export async function addReadings(db: Db, readings: readonly Reading[]): Promise<void> {
  const listOf = <K extends keyof Reading>(key: K) => readings.map((one) => one[key]);
  await db`
    with counted as (
      select c.mailing_id, c.place, t.token, t.times,
             case when m.remembers_readers and a.remembers_readers then t.subscriber_id end as subscriber_id
        from unnest(${listOf('mailingId')}::int[], ${listOf('place')}::int[], ${listOf('token')}::text[],
                    ${listOf('subscriberId')}::int[], ${listOf('times')}::int[])
               as t (mailing_id, place, token, subscriber_id, times)
        join mailing_counts c on c.mailing_id = t.mailing_id and c.place = t.place
        join mailings m on m.id = c.mailing_id join audiences a on a.id = m.audience_id
       where m.started_at > now() - ${countedDays} * interval '1 day'
         and case when c.place > 0 then a.counts_clicks else a.counts_opens end
       order by c.mailing_id, c.place for no key update of c for share of a),
    first as (
      insert into mailing_tokens (mailing_id, place, token) select mailing_id, place, token from counted
      on conflict do nothing returning mailing_id, place, token),
    read as (
      insert into mailing_readers as r (mailing_id, subscriber_id, opened_at, clicked_at)
      select c.mailing_id, s.id, now(), max(case when c.place > 0 then now() end)
        from counted c join subscribers s on s.id = c.subscriber_id
       where c.place >= 0 group by c.mailing_id, s.id order by c.mailing_id, s.id
      on conflict (mailing_id, subscriber_id) do update
         set opened_at = excluded.opened_at, clicked_at = coalesce(excluded.clicked_at, r.clicked_at)),
    told as (
      select c.mailing_id, c.place, sum(c.times) as times, count(f.token) as readers
        from counted c left join first f using (mailing_id, place, token) group by c.mailing_id, c.place)
    update mailing_counts c set times = c.times + told.times, readers = c.readers + told.readers
      from told where c.mailing_id = told.mailing_id and c.place = told.place`;
}

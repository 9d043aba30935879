import type { Db } from '../db/client.ts';
import { mine, whenDue } from './ledger.queries.ts';

/** Domains that lead nowhere (RFC 2606): nobody there is to be spared. */
const nowhere = String.raw`(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$`;

/**
 * Spreads what waits over the seconds from now: of one receiving domain not more than so many in each, of different
 * domains at once. It stands in the ledger, so whichever server goes on with the mailing keeps to it.
 */
export async function spreadByDomain(db: Db, id: number, perSecond: number): Promise<void> {
  await db`
    update mail_deliveries d set not_before = clock_timestamp() + later.seconds * interval '1 second'
      from (select n.subscriber_id, (n.place - 1) / ${perSecond}::int as seconds
              from (select w.subscriber_id, row_number() over (partition by w.domain order by w.subscriber_id) as place
                      from (select subscriber_id, split_part(lower(email), '@', 2) as domain from mail_deliveries
                             where mailing_id = ${id} and status = 'waiting' and attempts = 0) w
                     where w.domain !~ ${nowhere}) n
             where n.place > ${perSecond}) later
     where d.mailing_id = ${id} and d.subscriber_id = later.subscriber_id and d.status = 'waiting'`;
}

/** Seconds until the next message of a sender's mailing falls due; null when nothing waits that is its own to send. */
export async function secondsToNext(db: Db, id: number, sender: string): Promise<number | null> {
  const [row] = await db<{ seconds: number | null }[]>`
    with mine as (${mine(db, id, sender)})
    select greatest(0, extract(epoch from d.not_before - now()))::float8 as seconds from mail_deliveries d
     where d.mailing_id = (select id from mine) and d.status = 'waiting'
     order by ${whenDue(db)}, d.subscriber_id limit 1`;
  return row ? (row.seconds ?? 0) : null;
}

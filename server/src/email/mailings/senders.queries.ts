import { type Db, type Pool, write } from '../../platform/db/client.ts';
import { mine, settleAbandoned, whenDue } from './ledger.queries.ts';
import { isNamed } from './mailings.queries.ts';

/** A sender that gives no sign of life for this long is gone. */
const silentSeconds = 10;

/** A mailing with fewer messages to hand out than this is sent sooner by one server than it is shared. */
const worthSharing = 200;

/**
 * Makes this sender the only one that may hand out messages of the mailing, if its campaign names it
 * and the database is where it belongs. Others that share in it come again.
 */
export async function takeMailing(db: Db, id: number, sender: string): Promise<boolean> {
  const rows = await db`
    update mailings m set status = 'sending', started_at = coalesce(started_at, now()), problem = null
      from campaigns c
     where m.id = ${id} and m.status in ('scheduled', 'sending') and ${isNamed(db)} and is_at_home()
    returning m.id`;
  if (rows.length === 0) return false;
  await db`delete from mailing_senders where mailing_id = ${id}`;
  await db`insert into mailing_senders (sender, mailing_id) values (${sender}, ${id})`;
  return true;
}

/** Adds this sender to a running mailing; false if the mailing is not running. */
export async function joinMailing(db: Db, id: number, sender: string): Promise<boolean> {
  const rows = await db`
    insert into mailing_senders (sender, mailing_id)
    select ${sender}, m.id from mailings m join campaigns c on ${isNamed(db)}
     where m.id = ${id} and m.status = 'sending' and is_at_home() for share of m
    returning sender`;
  return rows.length > 0;
}

/** A sign of life. */
export async function noteAlive(db: Db, sender: string): Promise<void> {
  await db`update mailing_senders set seen_at = clock_timestamp() where sender = ${sender}`;
}

/** Removes a sender that has reported all its messages in flight. */
export async function leaveMailing(db: Db, sender: string): Promise<void> {
  await db`delete from mailing_senders where sender = ${sender}`;
}

/**
 * Whether whoever has taken the mailing waits for nobody any more: no other sender has messages in its hands, or another
 * has taken it. Senders that gave no sign of life are sent away: what they had is in doubt.
 */
export async function isAlone(pool: Pool, id: number, sender: string): Promise<boolean> {
  const senders = await pool<{ sender: string; isSilent: boolean }[]>`
    select sender, seen_at < clock_timestamp() - ${silentSeconds} * interval '1 second' as is_silent
      from mailing_senders where mailing_id = ${id}`;
  const others = senders.filter((one) => one.sender !== sender);
  if (others.length === senders.length) return true;
  const silent = others.filter((other) => other.isSilent).map((other) => other.sender);
  if (silent.length > 0)
    await write(pool, null, async (db) => {
      // Why first: a late sender gets nothing more from here on, so the next statement sees all its messages.
      await db`delete from mailing_senders where sender = any(${silent}::uuid[])`;
      await settleAbandoned(db, id, silent);
    });
  return silent.length === others.length;
}

/** Mailings that go out now with enough still to hand out to be shared, but those that this server sends already. */
export async function listToShare(db: Db, sentHere: readonly number[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select m.id from mailings m join campaigns c on ${isNamed(db)}
     where m.status = 'sending' and is_at_home() and m.id <> all(${sentHere}::int[])
       and exists (select from mail_deliveries d
                    where d.mailing_id = m.id and d.status = 'waiting' and ${whenDue(db)} <= now()
                    order by ${whenDue(db)}, d.subscriber_id offset ${worthSharing - 1} limit 1)`;
  return rows.map(({ id }) => id);
}

/** Reserved domains (RFC 2606), which need no rate limit. */
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

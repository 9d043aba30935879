import { deliveryDays, testEvent } from '@masthead/shared/workspace/webhooks/webhook.ts';
import type { Db } from '../../platform/db/client.ts';

/** A taken delivery cannot be taken again for so long: longer than any request. */
const leaseSeconds = 60;

/** A delivery that is being sent. */
export interface TakenDelivery {
  id: number;
  webhookId: number;
  messageId: string;
  type: string;
  data: Record<string, unknown>;
  createdAt: Date;
  tries: number;
  url: string;
  sealedSecret: string;
  /** Null unless it still signs. */
  sealedOldSecret: string | null;
}

const isDue = (db: Db) => db`
  d.status = 'waiting' and d.next_try_at <= clock_timestamp() and (w.is_enabled or d.type = ${testEvent})`;

/** Webhooks that have something to send now. */
export async function listDueWebhooks(db: Db): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select w.id from webhooks w
     where exists (select from webhook_deliveries d where d.webhook_id = w.id and ${isDue(db)}) order by w.id`;
  return rows.map(({ id }) => id);
}

/** Takes the next delivery of a webhook, so that nobody else sends it now; null if there is none. */
export async function takeDelivery(db: Db, webhookId: number): Promise<TakenDelivery | null> {
  const [row] = await db<TakenDelivery[]>`
    update webhook_deliveries t
       set tries = t.tries + 1, tried_at = clock_timestamp(),
           next_try_at = clock_timestamp() + make_interval(secs => ${leaseSeconds})
      from webhooks v
     where v.id = t.webhook_id and t.id = (
       select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
        where d.webhook_id = ${webhookId} and ${isDue(db)}
        order by d.next_try_at, d.id limit 1 for update of d skip locked)
    returning t.id, t.webhook_id, t.message_id::text, t.type, t.data, t.created_at, t.tries, v.url, v.sealed_secret,
              case when v.overlap_until > now() then v.sealed_old_secret end as sealed_old_secret`;
  return row ?? null;
}

export interface Outcome {
  status: number | null;
  excerpt: string | null;
  /** Null: delivered. */
  problem: string | null;
  tookMs: number;
}

/** Records a try; `retrySeconds` null ends a failed delivery. A try that somebody else has taken over changes nothing. */
export async function recordOutcome(
  db: Db,
  { id, tries }: Pick<TakenDelivery, 'id' | 'tries'>,
  { status, excerpt, problem, tookMs, retrySeconds }: Outcome & { retrySeconds: number | null },
): Promise<boolean> {
  const next =
    retrySeconds === null
      ? db`next_try_at`
      : db`clock_timestamp() + make_interval(secs => ${retrySeconds})`;
  const state = retrySeconds === null ? 'failed' : 'waiting';
  const { count } = await db`
    update webhook_deliveries
       set status = ${problem === null ? 'delivered' : state}, next_try_at = ${next}, response_status = ${status},
           response_excerpt = ${excerpt}, problem = ${problem}, took_ms = ${tookMs}
     where id = ${id} and tries = ${tries} and status = 'waiting'`;
  return count > 0;
}

/** Disables a webhook to which nothing was delivered since an event; its name if it was enabled until now. */
export async function disableDeadEnd(
  db: Db,
  webhookId: number,
  { since, reason }: { since: Date; reason: string },
): Promise<string | null> {
  const [row] = await db<{ name: string }[]>`
    update webhooks w set is_enabled = false, disabled_reason = ${reason}
     where w.id = ${webhookId} and w.is_enabled and not exists (
       select from webhook_deliveries d
        where d.webhook_id = w.id and d.status = 'delivered' and d.tried_at > ${since})
    returning w.name`;
  return row?.name ?? null;
}

/** Deletes what happened long ago, also what a disabled webhook never got. */
export async function dropOldDeliveries(db: Db): Promise<void> {
  await db`delete from webhook_deliveries where created_at < now() - make_interval(days => ${deliveryDays})`;
}

/** Tells webhooks of ad slots that sites have begun or ceased to show since the last time (decisions 9). */
export async function tellOfSlots(db: Db): Promise<void> {
  await db`
    with live as materialized (
      select s.id from ad_slots s
       where s.deleted_at is null and not s.is_paused
         and s.start_date <= current_date + 1 and s.end_date >= current_date - 1
         and exists (select from ad_slot_sites st join sites t on t.id = st.site_id
                      where st.ad_slot_id = s.id
                        and (now() at time zone t.time_zone)::date between s.start_date and s.end_date)
         and exists (select from ad_slot_firms sf where sf.ad_slot_id = s.id)
         and not exists (select from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
                          where sf.ad_slot_id = s.id and (f.is_paused or f.deleted_at is not null))
         and exists (select from ad_slot_items si join listings l on l.id = si.listing_id
                      where si.ad_slot_id = s.id and l.deleted_at is null)),
    begun as (
      insert into webhook_live_slots (ad_slot_id)
      select id from live where id not in (select ad_slot_id from webhook_live_slots)
      returning ad_slot_id, 'ad_slot.live' as what),
    ended as (
      delete from webhook_live_slots where ad_slot_id not in (select id from live)
      returning ad_slot_id, 'ad_slot.over' as what)
    select add_webhook_event(c.what, a.sites, jsonb_build_object('id', s.id, 'siteIds', to_jsonb(a.sites), 'title', s.title1,
             'startDate', s.start_date, 'endDate', s.end_date))
      from (select * from begun union all select * from ended) c join ad_slots s on s.id = c.ad_slot_id
     cross join lateral (
       select array(select st.site_id from ad_slot_sites st where st.ad_slot_id = s.id order by st.site_id) as sites) a`;
}

export interface SealedSecrets {
  id: number;
  sealedSecret: string;
  sealedOldSecret: string | null;
}

export const listSealedSecrets = (db: Db) => db<SealedSecrets[]>`
  select id, sealed_secret, sealed_old_secret from webhooks for update`;

export async function updateSealedSecrets(
  db: Db,
  { id, sealedSecret, sealedOldSecret }: SealedSecrets,
): Promise<void> {
  await db`
    update webhooks set sealed_secret = ${sealedSecret}, sealed_old_secret = ${sealedOldSecret} where id = ${id}`;
}

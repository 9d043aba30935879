import type { Db } from '../../platform/db/client.ts';

/**
 * Deliveries of sent emails. Why of no others: an email that can be sent again, and a resend that has not gone out, look
 * up who has it already. Why by mailing: the ledger has no index by time.
 */
const oldDeliveries = (db: Db, days: number, most: number) => db`
  select d.* from mailings m
    join campaigns c on c.id = m.campaign_id
   cross join lateral (
     select d.ctid, d.mailing_id from mail_deliveries d where d.mailing_id = m.id limit ${most}) d
   where c.status = 'sent' and m.status in ('sent', 'failed', 'canceled', 'late')
     and coalesce(m.finished_at, m.started_at, m.send_at) < now() - make_interval(days => ${days})
     and not exists (select from campaigns again
                      where again.again_of = c.id and again.status <> 'sent' and again.deleted_at is null)
   limit ${most}`;

/** Deletes at most `size` old deliveries and adds them to the totals of their mailings. */
export async function deleteOldDeliveries(db: Db, days: number, size: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    with gone as (
      delete from mail_deliveries d where d.ctid = any(array(select old.ctid from (${oldDeliveries(db, days, size)}) old))
      returning d.mailing_id, d.status, d.bounce, d.complained_at, d.unsubscribed_at
    ), noted as (
      insert into mailing_totals as t (mailing_id, status, bounce, messages, complained, unsubscribed)
      select mailing_id, status, coalesce(bounce, ''), count(*), count(complained_at), count(unsubscribed_at)
        from gone group by 1, 2, 3
      on conflict (mailing_id, status, bounce) do update
         set messages = t.messages + excluded.messages, complained = t.complained + excluded.complained,
             unsubscribed = t.unsubscribed + excluded.unsubscribed
    )
    select count(*)::int as count from gone`;
  return row?.count ?? 0;
}

export async function countOldDeliveries(db: Db, days: number, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (${oldDeliveries(db, days, most)}) old`;
  return row?.count ?? 0;
}

/** Whether deliveries of an email were removed. */
export async function areDeliveriesGone(db: Db, campaignId: number): Promise<boolean> {
  const [row] = await db<{ areGone: boolean }[]>`
    select exists (select from mailings m join mailing_totals t on t.mailing_id = m.id
                    where m.campaign_id = ${campaignId}) as are_gone`;
  return row?.areGone ?? false;
}

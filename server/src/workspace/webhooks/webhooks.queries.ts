import type {
  deliveryStates,
  NewWebhook,
  Webhook,
} from '@masthead/shared/workspace/webhooks/webhook.ts';
import { testEvent } from '@masthead/shared/workspace/webhooks/webhook.ts';
import { rowRule } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Versioned } from '../../platform/http/save-checks.ts';

/** Webhooks are the staff's; their screen is the admins'. */
export const webhookRows = rowRule({ record: 'webhook', visibleTo: 'staff' });

interface WebhookRow extends Omit<Webhook, 'overlapUntil' | 'lastTriedAt'> {
  overlapUntil: Date | null;
  lastTriedAt: Date | null;
}

export const listWebhooks = (db: Db) => db<WebhookRow[]>`
  select w.id, w.version, w.name, w.url, w.events, coalesce(w.site_ids, '{}') as site_ids, w.is_enabled,
         w.disabled_reason, case when w.overlap_until > now() then w.overlap_until end as overlap_until,
         (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.status = 'waiting') as waiting,
         d.tried_at as last_tried_at, d.problem as last_problem
    from webhooks w left join lateral (
      select d.tried_at, d.problem from webhook_deliveries d
       where d.webhook_id = w.id and d.tried_at is not null order by d.id desc limit 1) d on true
   order by lower(w.name), w.id limit 500`;

const sitesOf = ({ siteIds }: Pick<NewWebhook, 'siteIds'>) =>
  siteIds.length > 0 ? [...new Set(siteIds)] : null;

export async function insertWebhook(
  db: Db,
  { sealedSecret, ...given }: NewWebhook & { sealedSecret: string },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into webhooks (name, url, events, site_ids, sealed_secret)
    values (${given.name}, ${given.url}, ${[...new Set(given.events)]}::text[], ${sitesOf(given)}::integer[],
            ${sealedSecret}) returning id`;
  if (!row) throw new Error('The webhook was not saved');
  return row.id;
}

/** The version of a webhook, which cannot be changed until the transaction ends; null if there is none. */
export async function holdWebhook(db: Db, id: number): Promise<Versioned | null> {
  const [row] = await db<Versioned[]>`
    select w.version, w.updated_at, w.updated_by as updated_by_id, u.name as updated_by_name
      from webhooks w left join users u on u.id = w.updated_by where w.id = ${id} for update of w`;
  return row ?? null;
}

export async function updateWebhook(
  db: Db,
  { id, ...given }: NewWebhook & { id: number },
): Promise<void> {
  await db`
    update webhooks set name = ${given.name}, url = ${given.url}, events = ${[...new Set(given.events)]}::text[],
           site_ids = ${sitesOf(given)}::integer[]
     where id = ${id}`;
}

export async function enableWebhook(db: Db, id: number, isEnabled: boolean): Promise<boolean> {
  const { count } = await db`
    update webhooks set is_enabled = ${isEnabled}, disabled_reason = null where id = ${id}`;
  return count > 0;
}

/** Replaces the secret; the one before signs, too, for some hours. */
export async function replaceSecret(
  db: Db,
  id: number,
  { sealedSecret, overlapHours }: { sealedSecret: string; overlapHours: number },
): Promise<boolean> {
  const { count } = await db`
    update webhooks set sealed_old_secret = sealed_secret, sealed_secret = ${sealedSecret},
           overlap_until = now() + make_interval(hours => ${overlapHours})
     where id = ${id}`;
  return count > 0;
}

export async function deleteWebhook(db: Db, id: number): Promise<boolean> {
  const { count } = await db`delete from webhooks where id = ${id}`;
  return count > 0;
}

/** Whether a webhook is enabled; null if there is none. */
export async function findEnabled(db: Db, id: number): Promise<boolean | null> {
  const [row] = await db<{ isEnabled: boolean }[]>`
    select is_enabled from webhooks where id = ${id}`;
  return row?.isEnabled ?? null;
}

export async function insertTest(db: Db, id: number): Promise<void> {
  await db`insert into webhook_deliveries (webhook_id, type, data) values (${id}, ${testEvent}, '{}')`;
  await db`select pg_notify('webhooks', '')`;
}

/** How many of these sites there are. */
export async function countSites(db: Db, ids: readonly number[]): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from sites where id = any(${[...ids]}::integer[])`;
  return row?.count ?? 0;
}

export interface DeliveryRow {
  id: number;
  messageId: string;
  type: string;
  data: Record<string, unknown>;
  status: (typeof deliveryStates)[number];
  createdAt: Date;
  tries: number;
  nextTryAt: Date | null;
  triedAt: Date | null;
  responseStatus: number | null;
  responseExcerpt: string | null;
  problem: string | null;
  tookMs: number | null;
}

export const listDeliveries = (
  db: Db,
  webhookId: number,
  { before, limit }: { before: number | null; limit: number },
) => db<DeliveryRow[]>`
  select d.id, d.message_id::text, d.type, d.data, d.status, d.created_at, d.tries,
         case when d.status = 'waiting' then d.next_try_at end as next_try_at, d.tried_at, d.response_status,
         d.response_excerpt, d.problem, d.took_ms
    from webhook_deliveries d
   where d.webhook_id = ${webhookId} ${before === null ? db`` : db`and d.id < ${before}`}
   order by d.id desc limit ${limit}`;

/** Queues a delivery again, with all its tries; null if it is gone, false if its webhook is disabled. */
export async function queueAgain(db: Db, id: number): Promise<boolean | null> {
  const [row] = await db<{ isEnabled: boolean }[]>`
    select w.is_enabled from webhook_deliveries d join webhooks w on w.id = d.webhook_id
     where d.id = ${id} for update of d`;
  if (!row?.isEnabled) return row ? false : null;
  await db`update webhook_deliveries set status = 'waiting', tries = 0, next_try_at = now() where id = ${id}`;
  await db`select pg_notify('webhooks', '')`;
  return true;
}

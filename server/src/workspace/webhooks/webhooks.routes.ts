import { webhookEndpoints } from '@masthead/shared/workspace/webhooks/webhook.endpoints.ts';
import { webhookMessages } from '@masthead/shared/workspace/webhooks/webhook.messages.ts';
import {
  deliveryPageSize,
  type NewWebhook,
  secretOverlapHours,
} from '@masthead/shared/workspace/webhooks/webhook.ts';
import type { App } from '../../app-parts.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { checkVersion } from '../../platform/http/save-checks.ts';
import { bodyOf } from './send-webhooks.ts';
import { newSecret } from './webhook-secret.ts';
import {
  countSites,
  type DeliveryRow,
  deleteWebhook,
  enableWebhook,
  findEnabled,
  holdWebhook,
  insertTest,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  queueAgain,
  replaceSecret,
  updateWebhook,
} from './webhooks.queries.ts';

async function checkSites(db: Db, { siteIds }: Pick<NewWebhook, 'siteIds'>): Promise<void> {
  if ((await countSites(db, siteIds)) < new Set(siteIds).size)
    throw badRequest({ path: 'siteIds', message: webhookMessages.unknownSite });
}

const deliveryOf = (publicUrl: string) => (row: DeliveryRow) => ({
  ...row,
  messageId: `msg_${row.messageId}`,
  request: bodyOf(row, publicUrl),
  createdAt: row.createdAt.toISOString(),
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
  triedAt: row.triedAt?.toISOString() ?? null,
});

/** Webhooks: admins say which programs are told of what (decision 140). */
export function webhookRoutes(app: App): void {
  handle(app, webhookEndpoints.list, async ({ db }) =>
    (await listWebhooks(db)).map((row) => ({
      ...row,
      overlapUntil: row.overlapUntil?.toISOString() ?? null,
      lastTriedAt: row.lastTriedAt?.toISOString() ?? null,
    })),
  );

  handle(app, webhookEndpoints.create, async ({ body, db }) => {
    await checkSites(db, body);
    const { secret, sealedSecret } = newSecret(app.keys);
    return { id: await insertWebhook(db, { ...body, sealedSecret }), secret };
  });

  handle(app, webhookEndpoints.update, async ({ body, db }) => {
    const { version, ...change } = body;
    const current = await holdWebhook(db, body.id);
    if (!current) throw notFound();
    checkVersion(current, version);
    await checkSites(db, change);
    await updateWebhook(db, change);
    return null;
  });

  handle(app, webhookEndpoints.enable, async ({ params, body, db }) => {
    if (!(await enableWebhook(db, params.id, body.isEnabled))) throw notFound();
    return null;
  });

  handle(app, webhookEndpoints.rotate, async ({ params, db }) => {
    const { secret, sealedSecret } = newSecret(app.keys);
    const made = { sealedSecret, overlapHours: secretOverlapHours };
    if (!(await replaceSecret(db, params.id, made))) throw notFound();
    return { secret };
  });

  handle(app, webhookEndpoints.test, async ({ params, db }) => {
    if ((await findEnabled(db, params.id)) === null) throw notFound();
    await insertTest(db, params.id);
    return null;
  });

  handle(app, webhookEndpoints.remove, async ({ params, db }) => {
    if (!(await deleteWebhook(db, params.id))) throw notFound();
    return null;
  });

  handle(app, webhookEndpoints.deliveries, async ({ params, query, db }) => {
    if ((await findEnabled(db, params.id)) === null) throw notFound();
    const page = { before: query.before ?? null, limit: deliveryPageSize + 1 };
    const rows = await listDeliveries(db, params.id, page);
    const nodes = rows.slice(0, deliveryPageSize).map(deliveryOf(app.config.publicUrl));
    return { nodes, next: rows.length > deliveryPageSize ? (nodes.at(-1)?.id ?? null) : null };
  });

  handle(app, webhookEndpoints.again, async ({ params, db }) => {
    const isQueued = await queueAgain(db, params.id);
    if (isQueued === null) throw notFound();
    if (!isQueued) throw conflict(webhookMessages.isDisabled);
    return null;
  });
}

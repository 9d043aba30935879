import { subscriberEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import { heldBackMessages } from '@masthead/shared/audiences/held-back.ts';
import type { Subscriber } from '@masthead/shared/audiences/subscriber.ts';
import { suppressionMessages } from '@masthead/shared/mailings/suppression.messages.ts';
import { rowsOf, type Seer } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import type { Db } from '../db/client.ts';
import { explainConstraints } from '../http/error-handler.ts';
import { badRequest, conflict, notFound, refused } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { suppressionRows } from '../mailings/suppression.rows.ts';
import { findSuppression } from '../mailings/suppressions.queries.ts';
import { audienceRows } from './audience.rows.ts';
import { findAudience } from './audiences.queries.ts';
import { exportRoute } from './export-subscribers.ts';
import { subscriberImportRoutes } from './import-subscribers.routes.ts';
import { subscriberRows } from './subscriber.rows.ts';
import {
  findSubscriber,
  holdBack,
  insertSubscriber,
  listMoves,
  listSubscribers,
  moveSubscriber,
  type SubscriberRow,
  statusOf,
} from './subscribers.queries.ts';

const reply = (row: SubscriberRow): Subscriber => ({
  ...row,
  statusAt: row.statusAt.toISOString(),
  optedInAt: row.optedInAt?.toISOString() ?? null,
});

async function needAudience(db: Db, seer: Seer, id: string): Promise<void> {
  if (!(await findAudience(db, rowsOf(seer, audienceRows), id))) throw notFound();
}

async function load(db: Db, seer: Seer, audienceId: string, id: number): Promise<SubscriberRow> {
  const row = await findSubscriber(db, rowsOf(seer, subscriberRows), audienceId, id);
  if (!row) throw notFound();
  return row;
}

/** Subscribers of an audience: list, add, change of status, import and export. */
export function subscriberRoutes(app: App): void {
  explainConstraints({
    subscribers_email_unique: {
      status: 400,
      path: 'email',
      sentence: 'This address is already in this audience.',
    },
  });

  handle(app, subscriberEndpoints.list, async ({ params, query, viewer, db }) => {
    await needAudience(db, viewer, params.id);
    const page = await listSubscribers(db, rowsOf(viewer, subscriberRows), {
      audienceId: params.id,
      search: query.search?.trim() ?? '',
      status: query.status ?? null,
      sort: query.sort,
      direction: query.direction,
      limit: query.limit,
      offset: query.offset,
    });
    return { totalCount: page.totalCount, nodes: page.nodes.map(reply) };
  });

  handle(app, subscriberEndpoints.add, async ({ params, body, viewer, db }) => {
    await needAudience(db, viewer, params.id);
    const given = { email: body.email, name: body.name || null };
    return reply(await load(db, viewer, params.id, await insertSubscriber(db, params.id, given)));
  });

  handle(app, subscriberEndpoints.history, async ({ params, viewer, db }) => {
    const { id } = await load(db, viewer, params.id, params.subscriberId);
    const moves = await listMoves(db, rowsOf(viewer, subscriberRows), id);
    return moves.map((move) => ({ ...move, at: move.at.toISOString() }));
  });

  handle(app, subscriberEndpoints.holdBack, async ({ params, body, viewer, db }) => {
    await needAudience(db, viewer, params.id);
    const id = await holdBack(db, params.id, body);
    if (id !== null) return reply(await load(db, viewer, params.id, id));
    const status = await statusOf(db, rowsOf(viewer, subscriberRows), params.id, body.email);
    throw conflict(heldBackMessages.already[status === 'cleaned' ? status : 'unsubscribed']);
  });

  handle(app, subscriberEndpoints.changeStatus, async ({ params, body, viewer, db }) => {
    const { id: audienceId, subscriberId } = params;
    await needAudience(db, viewer, audienceId);
    const { email } = await load(db, viewer, audienceId, subscriberId);
    if (body.from === body.to) throw refused(audienceMessages.sameStatus);
    // Why: whoever left or bounced gets emails again only because somebody knows why (decisions 7).
    if (body.to === 'subscribed' && !body.reason)
      throw badRequest({ path: 'reason', message: audienceMessages.reasonNeeded });
    const held =
      body.to === 'subscribed' &&
      (await findSuppression(db, rowsOf(viewer, suppressionRows), email));
    if (held) throw conflict(suppressionMessages.isSuppressed(held));
    const where = { audienceId, id: subscriberId, from: body.from };
    if (!(await moveSubscriber(db, where, { status: body.to, reason: body.reason || null })))
      throw conflict(audienceMessages.movedOn);
    return reply(await load(db, viewer, audienceId, subscriberId));
  });

  exportRoute(app);
  subscriberImportRoutes(app);
}

import {
  subscriberEndpoints,
  subscriberImportEndpoints,
} from '@masthead/shared/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import type { Subscriber } from '@masthead/shared/audiences/audience.ts';
import type { App } from '../app-parts.ts';
import type { Db } from '../db/client.ts';
import { explainConstraints } from '../http/constraints.ts';
import { badRequest, conflict, notFound, refused } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { startImport } from '../imports/start-import.ts';
import { findAudience } from './audiences.queries.ts';
import { exportRoute } from './export-subscribers.ts';
import {
  findSubscriber,
  insertSubscriber,
  listSubscribers,
  moveSubscriber,
  type SubscriberRow,
} from './subscribers.queries.ts';

const reply = (row: SubscriberRow): Subscriber => ({
  ...row,
  statusAt: row.statusAt.toISOString(),
});

async function needAudience(db: Db, id: string): Promise<void> {
  if (!(await findAudience(db, id))) throw notFound();
}

async function load(db: Db, audienceId: string, id: number): Promise<SubscriberRow> {
  const row = await findSubscriber(db, audienceId, id);
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

  handle(app, subscriberEndpoints.list, async ({ params, query, db }) => {
    await needAudience(db, params.id);
    const page = await listSubscribers(db, {
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

  handle(app, subscriberEndpoints.add, async ({ params, body, db }) => {
    await needAudience(db, params.id);
    const given = { email: body.email, name: body.name || null };
    return reply(await load(db, params.id, await insertSubscriber(db, params.id, given)));
  });

  handle(app, subscriberEndpoints.changeStatus, async ({ params, body, db }) => {
    const { id: audienceId, subscriberId } = params;
    await needAudience(db, audienceId);
    await load(db, audienceId, subscriberId);
    if (body.from === body.to) throw refused(audienceMessages.sameStatus);
    // Why: whoever left or bounced gets emails again only because somebody knows why (decisions 7).
    if (body.to === 'subscribed' && !body.reason)
      throw badRequest({ path: 'reason', message: audienceMessages.reasonNeeded });
    const where = { audienceId, id: subscriberId, from: body.from };
    if (!(await moveSubscriber(db, where, { status: body.to, reason: body.reason || null })))
      throw conflict(audienceMessages.movedOn);
    return reply(await load(db, audienceId, subscriberId));
  });

  exportRoute(app);

  handle(app, subscriberImportEndpoints.import, async ({ params, file, viewer }) => {
    const audience = await findAudience(app.pool, params.id);
    if (!audience) throw notFound();
    return startImport(app, viewer, {
      kind: 'subscribers',
      fileName: file.name || 'subscribers.csv',
      options: { audienceId: audience.id },
      target: audience.name,
      file: file.pieces,
    });
  });
}

import {
  subscriberEndpoints,
  subscriberImportEndpoints,
} from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/email/audiences/audience.messages.ts';
import { heldBackMessages } from '@masthead/shared/email/audiences/held-back.ts';
import type { Subscriber } from '@masthead/shared/email/audiences/subscriber.ts';
import { suppressionMessages } from '@masthead/shared/email/mailings/suppression.ts';
import { centralClock, centralDay } from '@masthead/shared/platform/values/dates.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import { csvInSteps } from '../../platform/csv/write-csv.ts';
import type { Db } from '../../platform/db/client.ts';
import { explainConstraints } from '../../platform/http/error-handler.ts';
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { type Reads, readsOf } from '../../platform/http/replies.ts';
import { startImport } from '../../platform/imports/start-import.ts';
import { findSuppression, suppressionRows } from '../mailings/suppression.store.ts';
import { audienceRows, findAudience } from './audience.store.ts';
import { namedReading } from './leaving.ts';
import {
  findSubscriber,
  holdBack,
  insertSubscriber,
  listMoves,
  listSubscribers,
  moveSubscriber,
  type SubscriberFilter,
  type SubscriberRow,
  statusOf,
  subscriberRows,
  walkSubscribers,
} from './subscriber.store.ts';
import { instantCell, tagsCell } from './subscriber-origin.ts';

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
    if (body.from === body.to) throw badRequest(audienceMessages.sameStatus);
    // Why: resubscribing someone who unsubscribed or bounced needs a reason (decisions 7).
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

/** Import of subscribers from a file. */
function subscriberImportRoutes(app: App): void {
  handle(app, subscriberImportEndpoints.import, async ({ params, file, viewer }) => {
    const audience = await findAudience(app.pool, rowsOf(viewer, audienceRows), params.id);
    if (!audience) throw notFound();
    return startImport(app, viewer, {
      kind: 'subscribers',
      fileName: file.name || 'subscribers.csv',
      options: { audienceId: audience.id, named: namedReading(file.name) },
      target: audience.name,
      file: file.pieces,
    });
  });
}

const headings = [
  ...['email', 'name', 'status', 'status since (Central Time)', 'reason', 'set by'],
  ...['opted in (UTC)', 'source', 'tags'],
];

const cellsOf = (row: SubscriberRow) => [
  row.email,
  row.name ?? '',
  // Why another word: they must not be mistaken for people who get emails.
  row.status === 'subscribed' && row.suppressed ? 'suppressed' : row.status,
  `${centralDay(row.statusAt)} ${centralClock(row.statusAt)}`,
  row.statusReason ?? '',
  row.statusBy ?? '',
  row.optedInAt ? instantCell(row.optedInAt) : '',
  row.source ?? '',
  tagsCell(row.tags),
];

/** The subscribers of a filter as a file, by address. */
export const exportedCsv = (read: Reads, filter: SubscriberFilter): AsyncGenerator<string> =>
  csvInSteps<SubscriberRow>({
    headings,
    rowsAtATime: 2000,
    next: (after, limit) =>
      read((db, viewer) =>
        walkSubscribers(db, rowsOf(viewer, subscriberRows), filter, after?.email ?? null, limit),
      ),
    cellsOf,
  });

/** Export of the subscribers that a list is narrowed to. */
function exportRoute(app: App): void {
  handle(app, subscriberEndpoints.export, async ({ params, query, viewer, db, request }) => {
    const audience = await findAudience(db, rowsOf(viewer, audienceRows), params.id);
    if (!audience) throw notFound();
    const filter = {
      audienceId: audience.id,
      search: query.search?.trim() ?? '',
      status: query.status ?? null,
    };
    const name = `${audience.name} subscribers ${centralDay(new Date())}.csv`;
    return { name, content: exportedCsv(readsOf(app, request), filter) };
  });
}

import { subscriberEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { centralClock, centralDay } from '@masthead/shared/dates.ts';
import { type Rows, rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { byteOrderMark, csvOf } from '../csv/write-csv.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { audienceRows } from './audience.rows.ts';
import { findAudience } from './audiences.queries.ts';
import { subscriberRows } from './subscriber.rows.ts';
import { instantCell, tagsCell } from './subscriber-origin.ts';
import {
  type SubscriberFilter,
  type SubscriberRow,
  walkSubscribers,
} from './subscribers.queries.ts';

/** Rows that are in memory at a time. */
const rowsAtATime = 2000;
const headings = [
  ...['email', 'name', 'status', 'status since (Central Time)', 'reason', 'set by'],
  ...['opted in (UTC)', 'source', 'tags'],
];

const cellsOf = (row: SubscriberRow) => [
  row.email,
  row.name ?? '',
  row.status,
  `${centralDay(row.statusAt)} ${centralClock(row.statusAt)}`,
  row.statusReason ?? '',
  row.statusBy ?? '',
  row.optedInAt ? instantCell(row.optedInAt) : '',
  row.source ?? '',
  tagsCell(row.tags),
];

/** The file piece by piece: however large the audience, little of it is in memory. */
export async function* exportedCsv(
  db: Db,
  seen: Rows<'subscriber'>,
  filter: SubscriberFilter,
): AsyncGenerator<string> {
  yield byteOrderMark + csvOf([headings]);
  for (let after: string | null = null; ; ) {
    const rows: SubscriberRow[] = await walkSubscribers(db, seen, filter, after, rowsAtATime);
    if (rows.length > 0) yield csvOf(rows.map(cellsOf));
    if (rows.length < rowsAtATime) return;
    after = rows.at(-1)?.email ?? after;
  }
}

/** Export of the subscribers that a list is narrowed to. */
export function exportRoute(app: App): void {
  handle(app, subscriberEndpoints.export, async ({ params, query, viewer, db }) => {
    const audience = await findAudience(db, rowsOf(viewer, audienceRows), params.id);
    if (!audience) throw notFound();
    const filter = {
      audienceId: audience.id,
      search: query.search?.trim() ?? '',
      status: query.status ?? null,
    };
    const name = `${audience.name} subscribers ${centralDay(new Date())}.csv`;
    return { name, content: exportedCsv(app.pool, rowsOf(viewer, subscriberRows), filter) };
  });
}

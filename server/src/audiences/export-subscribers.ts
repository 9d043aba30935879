import { subscriberEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { centralClock, centralDay } from '@masthead/shared/dates.ts';
import type { App } from '../app-parts.ts';
import { byteOrderMark, csvOf } from '../csv/write-csv.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { findAudience } from './audiences.queries.ts';
import {
  type SubscriberFilter,
  type SubscriberRow,
  walkSubscribers,
} from './subscribers.queries.ts';

/** Rows that are in memory at a time. */
const rowsAtATime = 2000;
const headings = ['email', 'name', 'status', 'status since (Central Time)', 'reason', 'set by'];

const cellsOf = (row: SubscriberRow) => [
  row.email,
  row.name ?? '',
  row.status,
  `${centralDay(row.statusAt)} ${centralClock(row.statusAt)}`,
  row.statusReason ?? '',
  row.statusBy ?? '',
];

/** The file piece by piece: however large the audience, little of it is in memory. */
export async function* exportedCsv(db: Db, filter: SubscriberFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvOf([headings]);
  for (let afterId = 0; ; ) {
    const rows = await walkSubscribers(db, filter, afterId, rowsAtATime);
    if (rows.length > 0) yield csvOf(rows.map(cellsOf));
    if (rows.length < rowsAtATime) return;
    afterId = rows.at(-1)?.id ?? afterId;
  }
}

/** Export of the subscribers that a list is narrowed to. */
export function exportRoute(app: App): void {
  handle(app, subscriberEndpoints.export, async ({ params, query, db }) => {
    const audience = await findAudience(db, params.id);
    if (!audience) throw notFound();
    const filter = {
      audienceId: audience.id,
      search: query.search?.trim() ?? '',
      status: query.status ?? null,
    };
    const name = `${audience.name} subscribers ${centralDay(new Date())}.csv`;
    return { name, content: exportedCsv(app.pool, filter) };
  });
}

import { subscriberEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { centralClock, centralDay } from '@masthead/shared/dates.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { csvInSteps } from '../csv/csv-in-steps.ts';
import { notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { type Reads, readsOf } from '../http/replies.ts';
import { audienceRows } from './audience.rows.ts';
import { findAudience } from './audiences.queries.ts';
import { subscriberRows } from './subscriber.rows.ts';
import { instantCell, tagsCell } from './subscriber-origin.ts';
import {
  type SubscriberFilter,
  type SubscriberRow,
  walkSubscribers,
} from './subscribers.queries.ts';

const headings = [
  ...['email', 'name', 'status', 'status since (Central Time)', 'reason', 'set by'],
  ...['opted in (UTC)', 'source', 'tags'],
];

const cellsOf = (row: SubscriberRow) => [
  row.email,
  row.name ?? '',
  // Why another word: nobody may take them for somebody who gets emails.
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
export function exportRoute(app: App): void {
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

import { Readable } from 'node:stream';
import { subscriberEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { subscriberFilter } from '@masthead/shared/audiences/audience.ts';
import { centralClock, centralDay } from '@masthead/shared/dates.ts';
import type { App } from '../app-parts.ts';
import { attachment, byteOrderMark, csvOf } from '../csv/write-csv.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../http/errors.ts';
import { admit, parse } from '../http/handle.ts';
import { checkText } from '../http/json-body.ts';
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

const fileName = (audienceName: string) =>
  `${audienceName} subscribers ${centralDay(new Date())}.csv`;

/** Export of subscribers. Why a route of its own: the answer is a stream, which `handle` does not know. */
export function exportRoute(app: App): void {
  const declared = subscriberEndpoints.export;
  app.http.route({
    method: declared.method,
    url: declared.path,
    schema: { summary: declared.summary },
    onRequest: async (request, reply) => {
      request.viewer = await admit(app, request, reply, declared);
    },
    handler: async (request, reply) => {
      checkText(request.params);
      checkText(request.query);
      const params = declared.params?.safeParse(request.params);
      const query = parse(subscriberFilter, request.query);
      const audience = params?.success ? await findAudience(app.pool, params.data.id) : null;
      if (!audience) throw notFound();
      const filter = {
        audienceId: audience.id,
        search: query.search?.trim() ?? '',
        status: query.status ?? null,
      };
      return reply
        .type(declared.produces ?? 'text/csv')
        .header('content-disposition', attachment(fileName(audience.name)))
        .send(Readable.from(exportedCsv(app.pool, filter)));
    },
  });
}

import { subscriberImportEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { startImport } from '../imports/start-import.ts';
import { audienceRows } from './audience.rows.ts';
import { findAudience } from './audiences.queries.ts';
import { namedReading } from './leaving.ts';

/** Import of subscribers from a file. */
export function subscriberImportRoutes(app: App): void {
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

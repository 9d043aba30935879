import { subscriberImportEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { importMessages } from '@masthead/shared/imports/import.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { write } from '../db/client.ts';
import { conflict, notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { planImport } from '../imports/import-jobs.ts';
import { loadReport, needImport } from '../imports/import-report.ts';
import { moveImport } from '../imports/imports.queries.ts';
import { startImport } from '../imports/start-import.ts';
import { audienceRows } from './audience.rows.ts';
import { findAudience } from './audiences.queries.ts';
import { namedReading } from './leaving.ts';

/** Import of subscribers: a file, and how it is read. */
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

  handle(app, subscriberImportEndpoints.readAs, async ({ params: { id }, body, viewer }) => {
    await write(app.pool, viewer.id, async (db) => {
      const { kind } = await needImport(db, viewer, id);
      if (kind !== 'subscribers') throw notFound();
      if (!(await moveImport(db, id, ['checked'], 'checking', { options: body })))
        throw conflict(importMessages.notChecked);
    });
    await planImport(app.jobs, app.pool, { id, state: 'checking' });
    return loadReport(app.pool, viewer, id);
  });
}

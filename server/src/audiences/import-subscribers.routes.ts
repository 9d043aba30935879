import { subscriberImportEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { importMessages } from '@masthead/shared/imports/import.ts';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import { type Db, write } from '../db/client.ts';
import { conflict, notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { planImport } from '../imports/import-jobs.ts';
import { loadReport, needImport } from '../imports/import-report.ts';
import {
  beginRun,
  moveImport,
  type StoredImport,
  saveOptions,
} from '../imports/imports.queries.ts';
import { startImport } from '../imports/start-import.ts';
import { audienceRows } from './audience.rows.ts';
import { findAudience } from './audiences.queries.ts';
import { namedReading } from './leaving.ts';

/** Imports of people that somebody may see, in the order in which they come in: those who left first. */
async function inOrder(db: Db, viewer: Viewer, ids: readonly number[]): Promise<StoredImport[]> {
  const found: StoredImport[] = [];
  for (const id of ids) found.push(await needImport(db, viewer, id));
  if (found.some(({ kind }) => kind !== 'subscribers')) throw notFound();
  const rank = ({ options, counts }: StoredImport) => {
    if (options.readAs !== 'lines') return 0;
    return counts.unsubscribed + counts.cleaned > 0 ? 1 : 2;
  };
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** Starts the first of checked imports; each of the others begins with the end of the one before it. */
async function beginTogether(
  db: Db,
  imports: readonly StoredImport[],
  reasons: ReadonlyMap<number, string>,
): Promise<void> {
  if (imports.some(({ state }) => state !== 'checked')) throw conflict(importMessages.notChecked);
  for (const [at, { id }] of imports.entries())
    await saveOptions(db, id, { reason: reasons.get(id) ?? '', next: imports[at + 1]?.id ?? null });
  const [first] = imports;
  if (!first || !(await beginRun(db, first.id))) throw conflict(importMessages.notChecked);
}

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

  handle(app, subscriberImportEndpoints.runTogether, async ({ body: { files }, viewer }) => {
    const reasons = new Map(files.map(({ id, reason }) => [id, reason]));
    const ids = await write(app.pool, viewer.id, async (db) => {
      const imports = await inOrder(db, viewer, [...reasons.keys()]);
      await beginTogether(db, imports, reasons);
      return imports.map(({ id }) => id);
    });
    for (const id of ids.slice(0, 1))
      await planImport(app.jobs, app.pool, { id, state: 'running' });
    return Promise.all(ids.map((id) => loadReport(app.pool, viewer, id)));
  });
}

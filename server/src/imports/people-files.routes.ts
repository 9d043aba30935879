import { importEndpoints } from '@masthead/shared/imports/import.endpoints.ts';
import { importMessages } from '@masthead/shared/imports/import.ts';
import type { Viewer } from '../access/viewer.ts';
import { type Db, write } from '../db/client.ts';
import { conflict, notFound } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { planImport } from './import-jobs.ts';
import { loadReport, needImport } from './import-report.ts';
import { beginRun, moveImport, type StoredImport, saveOptions } from './imports.queries.ts';

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

/** Files of people: how one is read, and several that are imported as one (decision 100). */
export function peopleFileRoutes(app: Server & { jobs: Pick<Jobs, 'plan'> }): void {
  handle(app, importEndpoints.readAs, async ({ params: { id }, body, viewer }) => {
    await write(app.pool, viewer.id, async (db) => {
      const { kind } = await needImport(db, viewer, id);
      if (kind !== 'subscribers') throw notFound();
      if (!(await moveImport(db, id, ['checked'], 'checking', { options: body })))
        throw conflict(importMessages.notChecked);
    });
    await planImport(app.jobs, app.pool, { id, state: 'checking' });
    return loadReport(app.pool, viewer, id);
  });

  handle(app, importEndpoints.runTogether, async ({ body: { files }, viewer }) => {
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

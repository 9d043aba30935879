import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import { type ImportState, importMessages } from '@masthead/shared/platform/imports/import.ts';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import { asPartner, type Db, type Pool, write } from '../db/client.ts';
import { conflict, notFound } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import { readsOf } from '../http/replies.ts';
import type { Jobs } from '../jobs/jobs.ts';
import {
  beginRun,
  beginUndo,
  importRows,
  listImports,
  moveImport,
  type StoredImport,
  saveOptions,
} from './import.store.ts';
import { planImport } from './import-jobs.ts';
import { importReply, kindsFor, loadReport, needImport, problemsCsv } from './import-report.ts';

const writeAs = <T>(pool: Pool, viewer: Viewer, work: (db: Db) => Promise<T>): Promise<T> =>
  viewer.isStaff ? write(pool, viewer.id, work) : asPartner(pool, viewer, work);

/** Routes shared by all imports: list, report, start and undo. */
export function importRoutes(app: Server & { jobs: Pick<Jobs, 'plan'> }): void {
  handle(app, importEndpoints.list, async ({ query, viewer, db }) => {
    const kinds = kindsFor(viewer).filter((kind) => !query.kind || kind === query.kind);
    const page = await listImports(db, rowsOf(viewer, importRows), kinds, query);
    return { totalCount: page.totalCount, nodes: page.rows.map(importReply) };
  });

  handle(app, importEndpoints.get, ({ params, viewer, db }) => loadReport(db, viewer, params.id));

  /** Why planned only afterwards: a job that comes before the commit would find nothing to do. */
  const move = async (
    id: number,
    viewer: Viewer,
    begin: (db: Db, id: number) => Promise<boolean>,
    { to, past, otherwise }: { to: ImportState; past: ImportState; otherwise: string },
  ) => {
    await writeAs(app.pool, viewer, async (db) => {
      const { state } = await needImport(db, viewer, id);
      // Why: pressed twice, it is under way or over already.
      if (![to, past].includes(state) && !(await begin(db, id))) throw conflict(otherwise);
    });
    await planImport(app.jobs, app.pool, { id, state: to });
    return loadReport(app.pool, viewer, id);
  };

  handle(app, importEndpoints.run, ({ params, body, viewer }) =>
    move(params.id, viewer, (db, id) => beginRun(db, id, body), {
      to: 'running',
      past: 'done',
      otherwise: importMessages.notChecked,
    }),
  );

  handle(app, importEndpoints.undo, ({ params, viewer }) =>
    move(params.id, viewer, beginUndo, {
      to: 'undoing',
      past: 'undone',
      otherwise: importMessages.notUndoable,
    }),
  );

  peopleFileRoutes(app);

  handle(app, importEndpoints.problems, async ({ params, request }) => {
    const read = readsOf(app, request);
    const { fileName } = await read((db, viewer) => needImport(db, viewer, params.id));
    const name = `${fileName.replace(/\.\w{1,4}$/, '')} skipped rows.csv`;
    return { name, content: problemsCsv(read, params.id) };
  });
}

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
function peopleFileRoutes(app: Server & { jobs: Pick<Jobs, 'plan'> }): void {
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

import { importEndpoints } from '@masthead/shared/imports/import.endpoints.ts';
import { type ImportState, importMessages } from '@masthead/shared/imports/import.ts';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import { asPartner, type Db, type Pool, write } from '../db/client.ts';
import { conflict } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import { readsOf } from '../http/replies.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { importRows } from './import.rows.ts';
import { planImport } from './import-jobs.ts';
import { importReply, kindsFor, loadReport, needImport, problemsCsv } from './import-report.ts';
import { beginRun, beginUndo, listImports } from './imports.queries.ts';
import { peopleFileRoutes } from './people-files.routes.ts';

const writeAs = <T>(pool: Pool, viewer: Viewer, work: (db: Db) => Promise<T>): Promise<T> =>
  viewer.isStaff ? write(pool, viewer.id, work) : asPartner(pool, viewer, work);

/** What all imports have in common: the list, the report, starting and undoing. */
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
    const name = `${fileName.replace(/\.\w{1,4}$/, '')} left out.csv`;
    return { name, content: problemsCsv(read, params.id) };
  });
}

import type { ImportState } from '@masthead/shared/platform/imports/import.ts';
import type { Db } from '../db/client.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { findTask, listWaiting, nextOf } from './import.store.ts';
import type { ImportWork } from './import-work.ts';
import { giveUpImport, workOnImport } from './work-on-import.ts';

const queue = 'imports';
/** The queue of those whose pictures come after their records. */
export const pictureQueue = 'import-pictures';

/** Plans the next step of an import; one that is planned already is enough. */
export const planImport = (
  jobs: Pick<Jobs, 'plan'>,
  db: Db,
  { id, state }: { id: number; state: ImportState },
): Promise<void> => jobs.plan(db, queue, { importId: id, state });

/** Plans the import that begins with the end of another one. */
async function planNext(jobs: Jobs, db: Db, id: number): Promise<void> {
  const done = await findTask(db, id);
  const next = done && nextOf(done);
  const begun = next ? await findTask(db, next) : null;
  if (begun?.state === 'running') await planImport(jobs, db, begun);
}

/**
 * Works on imports, one at a time on each server; it resumes imports of a dead server. Returns a function that stops
 * the work between two steps.
 */
export async function startImportJobs(
  jobs: Jobs,
  { pool, kinds }: Pick<ImportWork, 'pool' | 'kinds'>,
): Promise<() => void> {
  let isStopping = false;
  const work = { pool, kinds, isStopping: () => isStopping };
  await jobs.work<{ importId: number }>(
    queue,
    async ({ importId }) => {
      await workOnImport(work, importId);
      await planNext(jobs, pool, importId);
      await jobs.plan(pool, pictureQueue, { importId });
    },
    {
      pausesInReadOnly: true,
      progress: async ({ importId }) => {
        const task = await findTask(pool, importId);
        return task && `${task.state} ${task.progress}`;
      },
      giveUp: ({ importId }) => giveUpImport(pool, importId),
    },
  );
  await jobs.everyMinute('settle-imports', async () => {
    for (const waiting of await listWaiting(pool)) await planImport(jobs, pool, waiting);
  });
  return () => {
    isStopping = true;
  };
}

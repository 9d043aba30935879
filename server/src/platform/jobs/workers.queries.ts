import type { Db } from '../db/client.ts';

/** The application name of worker connections, before the number of the version (`nameOfProcess`). */
export const workerName = 'masthead-jobs';

/** Whether a worker is connected to this database, on whichever machine. */
export async function hasWorker(db: Db): Promise<boolean> {
  const [row] = await db<{ hasWorker: boolean }[]>`
    select exists (select from pg_stat_activity
                    where datname = current_database() and application_name like ${`${workerName}%`}) as has_worker`;
  return row?.hasWorker ?? false;
}

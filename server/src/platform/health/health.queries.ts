import type { Db } from '../db/client.ts';
import { workerName } from '../jobs/workers.queries.ts';

/** What one statement says about the database. */
export interface DatabaseState {
  /** The first of these migrations that the database has not had; null if it has had all. */
  missing: string | null;
  hasWorker: boolean;
  /** The id of the folder that holds pictures and files; null if none is known. */
  filesId: string | null;
}

/** Everything that readiness needs of the database, in one round trip. */
export async function findState(db: Db, migrations: readonly string[]): Promise<DatabaseState> {
  const [row] = await db<DatabaseState[]>`
    select (select min(wanted) from unnest(${[...migrations]}::text[]) wanted
             where not exists (select from migrations where id = wanted)) as missing,
           exists (select from pg_stat_activity
                    where datname = current_database() and application_name like ${`${workerName}%`}) as has_worker,
           (select id::text from files_folder) as files_id`;
  return row ?? { missing: null, hasWorker: false, filesId: null };
}

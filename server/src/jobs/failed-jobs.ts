import { jobTitle } from '@masthead/shared/jobs/failed-job.ts';
import { type Db, type Pool, write } from '../db/client.ts';
import { claimFailed } from './failed-jobs.queries.ts';

/**
 * Keeps what has failed for good and tells the admins, each kind once. Runs every minute and before jobs begin after a
 * start, so that nothing is deleted untold.
 */
export async function tellFailed(
  pool: Pool,
  tell: (db: Db, about: string) => Promise<void>,
): Promise<void> {
  await write(pool, null, async (db) => {
    const failed = await claimFailed(db);
    for (const about of new Set(failed.map(jobTitle))) await tell(db, about);
  });
}

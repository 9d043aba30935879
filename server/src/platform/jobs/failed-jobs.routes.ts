import {
  failedJobMessages,
  jobTitle,
  mostFailedJobs,
} from '@masthead/shared/platform/jobs/failed-job.ts';
import { failedJobEndpoints } from '@masthead/shared/platform/jobs/failed-jobs.endpoints.ts';
import { type Db, type Pool, write } from '../db/client.ts';
import { explainConstraints } from '../http/error-handler.ts';
import { conflict } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import {
  claimFailed,
  countFailed,
  discardFailed,
  listFailed,
  retryFailed,
} from './failed-jobs.queries.ts';
import { insertJobDecision } from './job-decision.store.ts';

/** Routes for permanently failed jobs, for admins. */
export function failedJobRoutes(server: Server): void {
  // Why: the same work may be queued at the same time; the library's unique index rejects it.
  explainConstraints({
    job_common_i6: { status: 409, path: '', sentence: failedJobMessages.changed },
  });

  handle(server, failedJobEndpoints.list, async ({ db }) => {
    const [count, rows] = await Promise.all([countFailed(db), listFailed(db, mostFailedJobs)]);
    return {
      count,
      nodes: rows.map((row) => ({
        id: row.id,
        title: jobTitle(row),
        about: row.about,
        why: row.why ?? failedJobMessages.noReason,
        tries: row.tries,
        failedAt: row.failedAt.toISOString(),
      })),
    };
  });

  handle(server, failedJobEndpoints.retry, async ({ params, body, db }) => {
    const job = await retryFailed(db, { ...params, ...body });
    if (!job) throw conflict(failedJobMessages.changed);
    await insertJobDecision(db, { title: jobTitle(job), about: job.about, decision: 'retried' });
    return {};
  });

  handle(server, failedJobEndpoints.discard, async ({ params, body, db }) => {
    const job = await discardFailed(db, { ...params, ...body });
    if (!job) throw conflict(failedJobMessages.changed);
    await insertJobDecision(db, { title: jobTitle(job), about: job.about, decision: 'discarded' });
    return {};
  });
}

/**
 * Saves jobs that failed for good and notifies the admins, once for each kind. Runs every minute, and before jobs
 * begin after a start, so that nothing is deleted without a notification.
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

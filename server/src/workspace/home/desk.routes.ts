import { jobTitle } from '@masthead/shared/platform/jobs/failed-job.ts';
import { deskEndpoints } from '@masthead/shared/workspace/home/desk.endpoints.ts';
import { mostNamed, type NamedRecord } from '@masthead/shared/workspace/home/desk.ts';
import type { App } from '../../app-parts.ts';
import { handle } from '../../platform/http/handle.ts';
import {
  countFailed,
  type FailedRow,
  listFailed,
} from '../../platform/jobs/failed-jobs.queries.ts';
import { countDesk } from './desk.queries.ts';

const namedJob = ({ queue, data, about, failedAt }: FailedRow): NamedRecord => ({
  id: null,
  name: [jobTitle({ queue, data }), about].filter(Boolean).join(' · '),
  since: failedAt.toISOString(),
  due: null,
  state: 'failed',
});

/** Each person's to-do list. */
export function deskRoutes(app: App): void {
  handle(app, deskEndpoints.get, async ({ viewer, db }) => ({
    failedJobs: viewer.isAdmin ? await countFailed(db) : 0,
    namedJobs: viewer.isAdmin ? (await listFailed(db, mostNamed)).map(namedJob) : [],
    items: await countDesk(db, viewer, new Date(), app.config),
  }));
}

import { deskEndpoints } from '@masthead/shared/workspace/home/desk.endpoints.ts';
import type { App } from '../../app-parts.ts';
import { handle } from '../../platform/http/handle.ts';
import { countFailed } from '../../platform/jobs/failed-jobs.queries.ts';
import { countDesk } from './desk.queries.ts';

/** Each person's to-do list. */
export function deskRoutes(app: App): void {
  handle(app, deskEndpoints.get, async ({ viewer, db }) => ({
    failedJobs: viewer.isAdmin ? await countFailed(db) : 0,
    items: await countDesk(db, viewer, new Date(), app.config),
  }));
}

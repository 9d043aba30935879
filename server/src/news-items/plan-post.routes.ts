import { calendarMessages } from '@masthead/shared/calendar/calendar.messages.ts';
import { postStatus } from '@masthead/shared/news-items/news-item.ts';
import { planEndpoints } from '@masthead/shared/news-items/plan.endpoints.ts';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import type { Db } from '../db/client.ts';
import { conflict, notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { handleWriting } from './chosen-content.ts';
import { whyBlocked } from './edit-blocked.ts';
import { findEditedPost } from './edited-post.queries.ts';
import { findPlan, movePlan } from './plans.queries.ts';
import { postRows } from './post.rows.ts';

async function needPost(db: Db, viewer: Viewer, id: number) {
  const post = await findEditedPost(db, rowsOf(viewer, postRows), id);
  if (!post) throw notFound();
  return post;
}

/** The day that a post is planned for (decision 51). */
export function planRoutes(app: App): void {
  handle(app, planEndpoints.get, async ({ params, viewer, db }) => {
    const { id } = await needPost(db, viewer, params.id);
    return { planned_on: await findPlan(db, id) };
  });
  handleWriting(app, planEndpoints.set, async ({ body, viewer, db }) => {
    const post = await needPost(db, viewer, body.id);
    const blocked = whyBlocked(post, viewer);
    if (blocked) throw conflict(blocked);
    const isPlannable = post.status === postStatus.draft || post.status === postStatus.pending;
    if (!isPlannable) throw conflict(calendarMessages.notPlannable);
    if (!(await movePlan(db, post.id, body.was, body.planned_on)))
      throw conflict(calendarMessages.planMoved);
    return { planned_on: body.planned_on };
  });
}

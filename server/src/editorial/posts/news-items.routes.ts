import { bulkEndpoints } from '@masthead/shared/editorial/posts/bulk.endpoints.ts';
import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { NewsItemDraft } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { planEndpoints } from '@masthead/shared/editorial/posts/plan.endpoints.ts';
import { rebelMouseEndpoints } from '@masthead/shared/editorial/posts/rebel-mouse.endpoints.ts';
import { calendarMessages } from '@masthead/shared/workspace/calendar/calendar.messages.ts';
import type { App } from '../../app-parts.ts';
import { campaignRows } from '../../email/campaigns/campaign.store.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { givenFields } from '../../platform/http/save-checks.ts';
import { seriesRows } from '../series/series.store.ts';
import {
  bulkActionRows,
  listBulkActions,
  listCarryingEmails,
  listCarryingSeries,
  listMostRecent,
  listMostViewed,
} from './bulk.store.ts';
import { contentOf, handleWriting } from './chosen-content.ts';
import { cleanBody } from './clean-body.ts';
import { whyBlocked } from './edit-blocked.ts';
import { findEditedPost } from './edited-post.queries.ts';
import { deletePost } from './list-actions.ts';
import { postRows } from './news-item.store.ts';
import { newsItemReply, seesViews } from './news-item-reply.ts';
import { findNewsItem, restoreNewsItem } from './news-items.queries.ts';
import {
  findPlan,
  findRevision,
  movePlan,
  saveProposal,
  settleProposal,
} from './revisions.queries.ts';
import { runBulkAction, undoBulkAction } from './run-bulk-action.ts';
import { openPost, writtenOf } from './save-post.ts';

/** Posts (Spec, content 7). */
export function newsItemRoutes(app: App): void {
  const { publicUrl } = app.config;
  const content = contentOf(app);

  handle(app, newsItemEndpoints.search, async ({ query, viewer, db, reply }) => {
    // Why: sorting by views would reveal what the hidden views column shows (Spec, content 6).
    if (query.sort === 'total_views' && !seesViews(viewer))
      throw badRequest('This list can’t be sorted by that field');
    const { nodes, totalCount } = await content.search({ viewer, db }, query);
    reply.header('x-count', totalCount).header('x-pages', Math.ceil(totalCount / query.limit));
    return nodes;
  });

  handle(app, newsItemEndpoints.sections, ({ params, viewer, db }) =>
    content.sections({ viewer, db }, params.id),
  );

  handleWriting(app, newsItemEndpoints.remove, async ({ params, query, viewer, db }) => {
    await deletePost(db, viewer, params.id, query.version);
    return params;
  });

  handleWriting(app, newsItemEndpoints.restore, async ({ params, viewer, db }) => {
    const visible = rowsOf(viewer, postRows);
    await restoreNewsItem(db, visible, params.id);
    const row = await findNewsItem(db, visible, params.id);
    if (!row) throw notFound();
    return newsItemReply(row, viewer, publicUrl);
  });
}

/** Acts on many posts at once, and their undo. */
export function bulkRoutes(app: App): void {
  handleWriting(app, bulkEndpoints.run, ({ body, viewer }) =>
    runBulkAction(app.pool, viewer, body),
  );

  handle(app, bulkEndpoints.uses, async ({ query, viewer, db }) => {
    const [emails, series] = await Promise.all([
      listCarryingEmails(db, rowsOf(viewer, campaignRows), query.ids),
      listCarryingSeries(db, rowsOf(viewer, seriesRows), query.ids),
    ]);
    return { emails: [...emails], series: [...series] };
  });

  handle(app, bulkEndpoints.undoable, async ({ viewer, db }) =>
    (await listBulkActions(db, rowsOf(viewer, bulkActionRows))).map(({ madeAt, ...row }) => ({
      ...row,
      made_at: madeAt.toISOString(),
    })),
  );

  handleWriting(app, bulkEndpoints.undo, ({ params, viewer }) =>
    undoBulkAction(app.pool, viewer, params.id),
  );
}

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

/** Proposals: changes that a person may no longer save, sent to the editors (decision 89). */
export function proposalRoutes(app: App): void {
  handleWriting(app, newsItemEditEndpoints.propose, async ({ body, viewer, db }) => {
    const post = await findEditedPost(db, rowsOf(viewer, postRows), body.id, { lock: true });
    if (!post) throw notFound();
    if (whyBlocked(post, viewer) === null) throw conflict(newsItemMessages.notToPropose);
    const content = { ...writtenOf(post), ...givenFields(body.content) } as NewsItemDraft;
    const clean = { ...content, body: cleanBody(content.body) };
    return { revision_id: await saveProposal(db, post.id, viewer.id, clean) };
  });

  handleWriting(app, newsItemEditEndpoints.settleProposal, async ({ body, viewer, db }) => {
    const revision = await findRevision(db, rowsOf(viewer, postRows), body.revision_id);
    if (!revision?.proposal) throw notFound();
    await openPost(db, viewer, revision.newsItemId);
    const [from, to] = body.is_declined
      ? (['open', 'declined'] as const)
      : (['declined', 'open'] as const);
    if (revision.proposal !== to && !(await settleProposal(db, revision.id, from, to)))
      throw conflict(newsItemMessages.proposalSettled);
    return {};
  });
}

/** The most viewed and the most recent posts (Spec, content 7). */
export function rebelMouseRoutes(app: App): void {
  const { publicUrl } = app.config;

  handle(app, rebelMouseEndpoints.top, async ({ query, viewer, db }) =>
    (await listMostViewed(db, rowsOf(viewer, postRows), query)).map((row) =>
      newsItemReply(row, viewer, publicUrl),
    ),
  );

  handle(app, rebelMouseEndpoints.recent, async ({ query, viewer, db }) =>
    (await listMostRecent(db, rowsOf(viewer, postRows), query)).map((row) =>
      newsItemReply(row, viewer, publicUrl),
    ),
  );
}

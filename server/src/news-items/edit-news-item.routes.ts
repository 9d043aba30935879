import { may } from '@masthead/shared/access.ts';
import { markTags } from '@masthead/shared/news-items/news-item.ts';
import {
  type EditedNewsItem,
  newsItemEditEndpoints,
} from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import { type AddedType, newsItemContent } from '@masthead/shared/news-items/news-item-form.ts';
import type { ScreenKey } from '@masthead/shared/screens.ts';
import { screens } from '@masthead/shared/screens.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import type { Db } from '../db/client.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { clonePost, createPost } from './create-post.ts';
import { findEditedPost, setTags } from './edited-post.queries.ts';
import { newsItemReply } from './news-item-reply.ts';
import { findNewsItem } from './news-items.queries.ts';
import { publishPost, schedulePost } from './publish-post.ts';
import { findRevision, listRevisions, type RevisionRow } from './revisions.queries.ts';
import { autosave, restoreRevision, savePost } from './save-post.ts';

/** A type is added from the screen that lists it, by whoever may open that. */
const listOf: Record<AddedType, ScreenKey> = {
  article: 'articleList',
  event: 'eventList',
  charity: 'charityList',
  place: 'placeList',
};

/** A post as its editor shows it, or 404. */
async function readPost(db: Db, viewer: Viewer, id: number): Promise<EditedNewsItem> {
  const [row, post] = await Promise.all([findNewsItem(db, id), findEditedPost(db, id)]);
  if (!row || !post) throw notFound();
  const { draft, draftVersion } = post;
  return {
    ...newsItemReply(row, viewer),
    ...post.content,
    draft_version: draftVersion,
    draft: draft && {
      content: draft.content,
      saved_at: draft.savedAt.toISOString(),
      saved_by: draft.savedByName,
    },
  };
}

const revisionReply = (row: RevisionRow) => ({
  id: row.id,
  saved_by: row.savedBy,
  began_at: row.beganAt.toISOString(),
  saved_at: row.savedAt.toISOString(),
  published_at: row.publishedAt?.toISOString() ?? null,
  headline: row.headline,
  is_current: row.isCurrent,
  is_draft: row.isDraft,
});

async function readRevision(db: Db, id: number) {
  const row = await findRevision(db, id);
  if (!row) throw notFound();
  return { row, content: newsItemContent.parse(row.content) };
}

/** The editor's calls (Spec, content 7; decisions 6, 11). */
export function editNewsItemRoutes(app: App): void {
  handle(app, newsItemEditEndpoints.get, ({ params, viewer, db }) =>
    readPost(db, viewer, params.id),
  );

  handle(app, newsItemEditEndpoints.create, async ({ body, viewer, db }) => {
    if (!may(viewer, screens[listOf[body.type]].access)) throw forbidden();
    const row = await findNewsItem(db, await createPost(db, viewer, body));
    if (!row) throw notFound();
    return newsItemReply(row, viewer);
  });

  handle(app, newsItemEditEndpoints.save, async ({ body, viewer, db }) => {
    const { id, version, draft_version, ...change } = body;
    await savePost(db, viewer, { id, version, draft_version }, change);
    return readPost(db, viewer, id);
  });

  handle(
    app,
    newsItemEditEndpoints.autosave,
    async ({ body: { content, ...seen }, viewer, db }) => ({
      version: seen.version,
      draft_version: await autosave(db, viewer, seen, content),
      saved_at: new Date().toISOString(),
    }),
  );

  handle(app, newsItemEditEndpoints.publish, async ({ body, viewer, db }) => {
    await publishPost(db, viewer, body);
    return readPost(db, viewer, body.id);
  });

  handle(
    app,
    newsItemEditEndpoints.schedule,
    async ({ body: { scheduled_at, ...seen }, viewer, db }) => {
      const at = scheduled_at === null ? null : new Date(scheduled_at);
      await schedulePost(db, app.jobs, viewer, seen, at);
      return readPost(db, viewer, seen.id);
    },
  );

  handle(app, newsItemEditEndpoints.revisions, async ({ params, query, db }) => {
    if (!(await findEditedPost(db, params.id))) throw notFound();
    return (await listRevisions(db, params.id, query)).map(revisionReply);
  });

  handle(app, newsItemEditEndpoints.revision, async ({ params, db }) => {
    const { row, content } = await readRevision(db, params.id);
    return { ...revisionReply(row), news_item_id: row.newsItemId, content };
  });

  handle(
    app,
    newsItemEditEndpoints.restoreRevision,
    async ({ body: { revision_id, ...seen }, viewer, db }) => {
      const { row, content } = await readRevision(db, revision_id);
      if (row.newsItemId !== seen.id) throw notFound();
      await restoreRevision(db, viewer, seen, content);
      return readPost(db, viewer, seen.id);
    },
  );
}

/** Calls of the lists that change a post without its editor. */
export function newsItemActRoutes(app: App): void {
  /** A post of another site than the address says does not exist. */
  const ofSite = async (db: Db, viewer: Viewer, params: { siteId: number; postId: number }) => {
    const post = await readPost(db, viewer, params.postId);
    if (post.site_id !== params.siteId) throw notFound();
    return post;
  };
  const listed = async (db: Db, viewer: Viewer, id: number) => {
    const row = await findNewsItem(db, id);
    if (!row) throw notFound();
    return newsItemReply(row, viewer);
  };

  handle(app, newsItemEditEndpoints.getOfSite, ({ params, viewer, db }) =>
    ofSite(db, viewer, params),
  );

  handle(app, newsItemEditEndpoints.tag, async ({ params, body, viewer, db }) => {
    const post = await ofSite(db, viewer, params);
    const isMark = (tag: string) => markTags.includes(tag.toLowerCase());
    const marks = body.tags.filter(isMark).map((tag) => tag.toLowerCase());
    const others = post.internal_tags.filter((tag) => !isMark(tag));
    const tags = body.tags.filter((tag) => !isMark(tag));
    await setTags(db, post.id, [...new Set(tags)], [...new Set([...others, ...marks])]);
    return listed(db, viewer, post.id);
  });

  handle(app, newsItemEditEndpoints.clone, async ({ query, body, viewer, db }) => {
    const { siteId, sectionId = null } = query;
    return listed(db, viewer, await clonePost(db, body.id, { siteId, sectionId }));
  });

  handle(app, newsItemEditEndpoints.saveEvent, async ({ body, viewer, db }) => {
    const { id, version, draft_version, ...change } = body;
    const post = await findNewsItem(db, id);
    if (post?.type !== 'event') throw notFound();
    await savePost(db, viewer, { id, version, draft_version }, change);
    return readPost(db, viewer, id);
  });
}

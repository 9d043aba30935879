import { contentLists } from '@masthead/shared/editorial/posts/content-lists.ts';
import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { newsItemContent } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { postCheckEndpoints } from '@masthead/shared/editorial/posts/post-check.endpoints.ts';
import type { CheckedLink } from '@masthead/shared/editorial/posts/post-check.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { screens } from '@masthead/shared/screens.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { type Call, handle } from '../../platform/http/handle.ts';
import { refuseOnlyRead } from '../../platform/http/save-checks.ts';
import { answerOpening } from '../../platform/live/openings.queries.ts';
import {
  canBeLookedUp,
  findLookUps,
  haveLookedUp,
} from '../../platform/outside/look-ups.queries.ts';
import { lookUpOwn } from '../public-posts/own-addresses.queries.ts';
import { contentOf, handleWriting } from './chosen-content.ts';
import { clonePost, createPost } from './create-post.ts';
import { findEditedPost } from './edited-post.queries.ts';
import { markPost, tagPost } from './list-actions.ts';
import { postRows } from './news-item.store.ts';
import { newsItemReply } from './news-item-reply.ts';
import { findNewsItem } from './news-items.queries.ts';
import { schedulePost } from './publish-post.ts';
import {
  findRevision,
  listRevisions,
  type RevisionRow,
  settleProposal,
} from './revisions.queries.ts';
import { publishUndoably } from './run-bulk-action.ts';
import { autosave, restoreRevision, type SentPost, savePost } from './save-post.ts';

/** Reads a post as its editor shows it, or throws 404. */
const postReader = (app: App) => (db: Db, viewer: Viewer, id: number) =>
  contentOf(app).read({ viewer, db }, id);

const revisionReply = (row: RevisionRow) => ({
  id: row.id,
  saved_by: row.savedBy,
  began_at: row.beganAt.toISOString(),
  saved_at: row.savedAt.toISOString(),
  published_at: row.publishedAt?.toISOString() ?? null,
  headline: row.headline,
  is_current: row.isCurrent,
  is_draft: row.isDraft,
  proposal: row.proposal,
});

async function readRevision(db: Db, seer: Seer, id: number) {
  const row = await findRevision(db, rowsOf(seer, postRows), id);
  if (!row) throw notFound();
  return { row, content: newsItemContent.parse(row.content) };
}

type SaveCall = Call<typeof newsItemEditEndpoints.save>;
type SentBody = SaveCall['body'];

/** Splits a request body into text and marks. */
function sentOf(body: SentBody): SentPost {
  const { id: _, version: __, draft_version: ___, ...said } = body;
  const { starred, flaggedForEditor, promoted, hidePublishDate, ...change } = said;
  return { change, marks: { starred, flaggedForEditor, promoted, hidePublishDate } };
}

const checkOnlyRead = ({ db, viewer, body, request }: SaveCall, publicUrl: string): Promise<void> =>
  refuseOnlyRead(request.body, newsItemMessages.changedElsewhere, async () => {
    const row = await findNewsItem(db, rowsOf(viewer, postRows), body.id);
    return row && newsItemReply(row, viewer, publicUrl);
  });

/** The editor's calls (Spec, content 7; decisions 6, 11). */
export function editNewsItemRoutes(app: App): void {
  const { publicUrl } = app.config;
  const readPost = postReader(app);
  handle(app, newsItemEditEndpoints.get, ({ params, viewer, db }) =>
    readPost(db, viewer, params.id),
  );

  handleWriting(app, newsItemEditEndpoints.create, async ({ body, viewer, db }) => {
    if (!may(viewer, screens[contentLists[body.type].screen].access)) throw forbidden();
    const row = await findNewsItem(
      db,
      rowsOf(viewer, postRows),
      await createPost(db, viewer, body),
    );
    if (!row) throw notFound();
    return newsItemReply(row, viewer, publicUrl);
  });

  handleWriting(app, newsItemEditEndpoints.save, async (call) => {
    const { body, viewer, db } = call;
    await checkOnlyRead(call, publicUrl);
    await savePost(db, viewer, body, sentOf(body));
    return readPost(db, viewer, body.id);
  });

  handleWriting(
    app,
    newsItemEditEndpoints.autosave,
    async ({ body: { content, is_together, ...seenVersion }, viewer, db }) => ({
      version: seenVersion.version,
      draft_version: await autosave(db, viewer, seenVersion, content, { isTogether: is_together }),
      saved_at: new Date().toISOString(),
    }),
  );

  handleWriting(app, newsItemEditEndpoints.publish, async (call) => {
    const { body, viewer, db } = call;
    await checkOnlyRead(call, publicUrl);
    const act_id = await publishUndoably(db, viewer, body, sentOf(body));
    return { ...(await readPost(db, viewer, body.id)), act_id };
  });

  handleWriting(
    app,
    newsItemEditEndpoints.schedule,
    async ({ body: { scheduled_at, ...seenVersion }, viewer, db }) => {
      const at = scheduled_at === null ? null : new Date(scheduled_at);
      await schedulePost(db, app.jobs, viewer, seenVersion, at);
      return readPost(db, viewer, seenVersion.id);
    },
  );

  handle(app, postCheckEndpoints.checkLinks, ({ body, db }) => checkLinks(app, db, body.urls));

  revisionRoutes(app);
}

/** Revisions and their restore. */
function revisionRoutes(app: App): void {
  const readPost = postReader(app);
  handle(app, newsItemEditEndpoints.revisions, async ({ params, query, viewer, db }) => {
    const visible = rowsOf(viewer, postRows);
    if (!(await findEditedPost(db, visible, params.id))) throw notFound();
    return (await listRevisions(db, visible, params.id, query)).map(revisionReply);
  });

  handle(app, newsItemEditEndpoints.revision, async ({ params, viewer, db }) => {
    const { row, content } = await readRevision(db, viewer, params.id);
    return { ...revisionReply(row), news_item_id: row.newsItemId, content };
  });

  handleWriting(
    app,
    newsItemEditEndpoints.restoreRevision,
    async ({ body: { revision_id, ...seenVersion }, viewer, db }) => {
      const { row, content } = await readRevision(db, viewer, revision_id);
      if (row.newsItemId !== seenVersion.id) throw notFound();
      await restoreRevision(db, viewer, seenVersion, content);
      if (row.proposal === 'open') await settleProposal(db, row.id, 'open', 'accepted');
      return readPost(db, viewer, seenVersion.id);
    },
  );
}

/** Who has a post open, on any server. */
export function openingRoutes(app: App): void {
  handle(app, newsItemEditEndpoints.openings, async ({ body, viewer, db }) => {
    const isThere =
      body.is_closing || (await findEditedPost(db, rowsOf(viewer, postRows), body.id));
    if (!isThere) throw notFound();
    return answerOpening(db, viewer, 'post', body);
  });
}

/** Calls of the lists that change a post without its editor. */
export function newsItemEventRoutes(app: App): void {
  const { publicUrl } = app.config;
  const readPost = postReader(app);
  /** 404 if the post belongs to another site than the path names. */
  const ofSite = async (db: Db, viewer: Viewer, params: { siteId: number; postId: number }) => {
    const post = await readPost(db, viewer, params.postId);
    if (post.site_id !== params.siteId) throw notFound();
    return post;
  };
  const listed = async (db: Db, viewer: Viewer, id: number) => {
    const row = await findNewsItem(db, rowsOf(viewer, postRows), id);
    if (!row) throw notFound();
    return newsItemReply(row, viewer, publicUrl);
  };

  handle(app, newsItemEditEndpoints.getOfSite, ({ params, viewer, db }) =>
    ofSite(db, viewer, params),
  );

  handleWriting(app, newsItemEditEndpoints.tag, async ({ params, body, viewer, db }) => {
    const { siteId, postId: id } = params;
    await tagPost(db, viewer, { id, siteId, version: body.version }, () => body.tags);
    return listed(db, viewer, id);
  });

  handleWriting(app, newsItemEditEndpoints.mark, async ({ body, viewer, db }) => {
    await markPost(db, viewer, body);
    return listed(db, viewer, body.id);
  });

  handleWriting(app, newsItemEditEndpoints.clone, async ({ query, body, viewer, db }) => {
    const { siteId, sectionId = null } = query;
    return listed(db, viewer, await clonePost(db, viewer, body.id, { siteId, sectionId }));
  });

  handleWriting(app, newsItemEditEndpoints.saveEvent, async (call) => {
    const { body, viewer, db } = call;
    const post = await findNewsItem(db, rowsOf(viewer, postRows), body.id);
    if (post?.type !== 'event') throw notFound();
    await checkOnlyRead(call, publicUrl);
    await savePost(db, viewer, body, sentOf(body));
    return readPost(db, viewer, body.id);
  });
}

/** Where the links of a post lead, as links of emails are looked up (decision 48): no call waits for another server. */
async function checkLinks(
  app: App,
  db: Db,
  urls: readonly string[],
): Promise<{ links: CheckedLink[]; is_looking_up: boolean }> {
  const { publicUrl } = app.config;
  const whole = new Map(urls.map((url) => [url, URL.parse(url, publicUrl)?.href ?? url]));
  const all = [...new Set(whole.values())];
  const { hostname } = new URL(publicUrl);
  const outside = all.filter((url) => canBeLookedUp(url, hostname));
  const [own, { found, isLookingUp }] = await Promise.all([
    lookUpOwn(db, all, { publicUrl, sendAt: null, pickedIds: [] }),
    findLookUps(db, outside),
  ]);
  const isAsked = await haveLookedUp(app, outside);
  const links = Array.from(whole, ([url, address]) => ({
    url,
    outcome: (own.get(address) ?? found.get(address))?.outcome ?? null,
  }));
  return { links, is_looking_up: isAsked || isLookingUp };
}

import {
  type BulkAction,
  type BulkResult,
  bulkMessages,
  type bulkRequest,
  type RefusedPost,
  type TakeDown,
} from '@masthead/shared/editorial/posts/bulk.ts';
import { whyTakeDownBlocked } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import {
  addedTypes,
  newsItemContent,
  tagsForm,
} from '@masthead/shared/editorial/posts/news-item-form.ts';
import type { z } from 'zod';
import { rowsOf } from '../../platform/access/rows.ts';
import { AccessEnded, refuseEnded } from '../../platform/access/standing.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { type Db, type Pool, write } from '../../platform/db/client.ts';
import { badRequest, conflict, HttpError, notFound } from '../../platform/http/errors.ts';
import { parse } from '../../platform/http/handle.ts';
import { checkVersion } from '../../platform/http/save-checks.ts';
import {
  beginBulkAction,
  bulkActionRows,
  endBulkAction,
  listBulkActionPosts,
  type Standing,
  saveBefore,
  setStanding,
  takeFromBulkAction,
} from './bulk.store.ts';
import { asRule } from './edit-blocked.ts';
import {
  type EditedPost,
  findEditedPost,
  markTakenDown,
  setDraft,
  setTags,
} from './edited-post.queries.ts';
import { deletePost, tagPost } from './list-actions.ts';
import { postRows } from './news-item.store.ts';
import { findNewsItem, restoreNewsItem } from './news-items.queries.ts';
import { publishPost } from './publish-post.ts';
import { findListedMarks, insertRevision } from './revisions.queries.ts';
import { openPost, type SeenVersion, type SentPost } from './save-post.ts';
import { sayContent } from './say-post.ts';

type Request = z.output<typeof bulkRequest>;

/** The fields that bulk actions change, before the change. Each action uses its own. */
interface Before extends Standing {
  revisionId: number | null;
  content: unknown;
  tags: string[];
  internalTags: string[];
}

async function describe(db: Db, viewer: Viewer, post: EditedPost): Promise<Before> {
  const { internalTags } = await findListedMarks(db, rowsOf(viewer, postRows), post.id);
  return {
    status: post.status,
    lastPublishedAt: post.lastPublishedAt?.toISOString() ?? null,
    scheduledAt: post.scheduledAt?.toISOString() ?? null,
    takenDownAt: post.takenDownAt?.toISOString() ?? null,
    statusReason: post.statusReason,
    movedTo: post.movedTo,
    draftRevisionId: post.draft?.revisionId ?? null,
    revisionId: post.revisionId,
    content: post.content,
    tags: post.content.tags,
    internalTags,
  };
}

type Do = (db: Db, viewer: Viewer, seenVersion: SeenVersion, request: Request) => Promise<void>;

const bulkActions: Record<BulkAction, Do> = {
  publish: (db, viewer, seenVersion) => publishPost(db, viewer, seenVersion),
  unpublish: (db, viewer, seenVersion, request) =>
    takeDown(db, viewer, seenVersion, 'unpublish', request),
  unlist: (db, viewer, seenVersion, request) =>
    takeDown(db, viewer, seenVersion, 'unlist', request),
  delete: (db, viewer, { id, version }) => deletePost(db, viewer, id, version),
  tag: (db, viewer, { id, version }, { add_tags, remove_tags }) => {
    const gone = new Set(remove_tags.map((tag) => tag.toLowerCase()));
    return tagPost(db, viewer, { id, version }, (before) => {
      const left = before.filter((tag) => !gone.has(tag.toLowerCase()));
      return parse(tagsForm, { tags: [...new Set([...left, ...add_tags])] }).tags;
    });
  },
};

/** One post of many, in a transaction of its own, as long as its person still may (decision 87). */
const writeStill = <T>(pool: Pool, viewer: Viewer, work: (db: Db) => Promise<T>) =>
  write(pool, viewer.id, async (db) => {
    await refuseEnded(db, viewer, { isHeld: true });
    return work(db);
  });

/** One post of a bulk action. A skipped post doesn't stop the others. */
const runOn = (
  pool: Pool,
  viewer: Viewer,
  bulkActionId: number,
  request: Request,
  seenVersion: SeenVersion,
) =>
  writeStill(pool, viewer, async (db) => {
    const rows = rowsOf(viewer, postRows);
    const post = await findEditedPost(db, rows, seenVersion.id, { lock: true });
    const before = post && (await describe(db, viewer, post));
    await bulkActions[request.act](db, viewer, seenVersion, request);
    if (before) await saveBefore(db, bulkActionId, seenVersion.id, before);
  });

/** Runs one action on many posts, saves their previous state, and returns the reason for each skipped one. */
export async function runBulkAction(
  pool: Pool,
  viewer: Viewer,
  request: Request,
): Promise<BulkResult> {
  const bulkActionId = await write(pool, viewer.id, (db) =>
    beginBulkAction(db, viewer.id, request),
  );
  const refused: RefusedPost[] = [];
  for (const seenVersion of request.posts) {
    try {
      await runOn(pool, viewer, bulkActionId, request, seenVersion);
    } catch (error) {
      if (!(error instanceof HttpError) || error instanceof AccessEnded) throw error;
      const row = await findNewsItem(pool, rowsOf(viewer, postRows), seenVersion.id);
      refused.push({ id: seenVersion.id, headline: row?.headline ?? '', message: error.message });
    }
  }
  await write(pool, viewer.id, (db) => endBulkAction(db, bulkActionId));
  const done = request.posts.length - refused.length;
  return { act_id: done > 0 ? bulkActionId : null, done, refused };
}

/** Publishes one post with the fields sent. Returns the bulk action that undoes it. */
export async function publishUndoably(
  db: Db,
  viewer: Viewer,
  seenVersion: SeenVersion,
  sent: SentPost,
): Promise<number> {
  const post = await findEditedPost(db, rowsOf(viewer, postRows), seenVersion.id, { lock: true });
  const before = post && (await describe(db, viewer, post));
  await publishPost(db, viewer, seenVersion, sent);
  // Why: types without a list, such as videos, count as articles.
  const type = addedTypes.find((one) => one === post?.type) ?? 'article';
  const bulkActionId = await beginBulkAction(db, viewer.id, { act: 'publish', type });
  if (before) await saveBefore(db, bulkActionId, seenVersion.id, before);
  return bulkActionId;
}

/** Undoes a publication: restores the status and content of the post. */
async function undoPublication(db: Db, viewer: Viewer, id: number, before: Before): Promise<void> {
  const post = await findEditedPost(db, rowsOf(viewer, postRows), id);
  if (!post) throw notFound();
  const content = newsItemContent.parse(before.content);
  const revisionId = before.revisionId ?? (await insertRevision(db, id, null, content));
  const lastPublishedAt = before.lastPublishedAt ? new Date(before.lastPublishedAt) : null;
  await sayContent(db, { ...post, lastPublishedAt }, content, revisionId);
  await setDraft(db, id, before.draftRevisionId);
  await setStanding(db, id, before);
}

/** Undoes taking down a post. */
const standAgain = (db: Db, _viewer: Viewer, id: number, before: Before) =>
  setStanding(db, id, before);

type Undo = (db: Db, viewer: Viewer, id: number, before: Before) => Promise<unknown>;

const undos: Record<BulkAction, Undo> = {
  publish: undoPublication,
  unpublish: standAgain,
  unlist: standAgain,
  delete: (db, viewer, id) => restoreNewsItem(db, rowsOf(viewer, postRows), id),
  tag: (db, _viewer, id, { tags, internalTags }) => setTags(db, id, tags, internalTags),
};

/** Restores one post; null if someone else already has. */
const undoOn = (pool: Pool, viewer: Viewer, bulkActionId: number, action: BulkAction, id: number) =>
  writeStill(pool, viewer, async (db): Promise<'done' | RefusedPost | null> => {
    const row = await takeFromBulkAction(db, rowsOf(viewer, postRows), bulkActionId, id);
    if (!row) return null;
    const { headline, updatedByName, isChanged } = row;
    if (isChanged) return { id, headline, message: bulkMessages.changedSince(updatedByName) };
    await undos[action](db, viewer, id, row.before as Before);
    return 'done';
  });

/** Undoes the caller's bulk action, except for posts that have changed since. */
export async function undoBulkAction(pool: Pool, viewer: Viewer, bulkActionId: number) {
  const own = rowsOf(viewer, bulkActionRows);
  const posts = await listBulkActionPosts(pool, own, bulkActionId);
  if (posts.length === 0) throw new HttpError(404, [bulkMessages.over]);
  const refusedPosts: RefusedPost[] = [];
  let done = 0;
  for (const { act: action, newsItemId: id } of posts) {
    const undone = await undoOn(pool, viewer, bulkActionId, action, id);
    if (undone === 'done') done += 1;
    else if (undone) refusedPosts.push(undone);
  }
  await write(pool, viewer.id, (db) => endBulkAction(db, bulkActionId));
  return { done, stayed: refusedPosts };
}

/** Takes a post down: back to draft, or unlisted. Unpublished changes are kept. */
async function takeDown(
  db: Db,
  viewer: Viewer,
  seenVersion: SeenVersion,
  action: TakeDown,
  { reason, moved_to: movedTo }: { reason: string; moved_to: string | null },
): Promise<void> {
  const post = await openPost(db, viewer, seenVersion.id);
  const blocked = whyTakeDownBlocked(asRule(post), action);
  if (blocked) throw conflict(blocked);
  checkVersion(post, seenVersion.version);
  if (movedTo?.replace(/[?#].*$/, '').endsWith(`/sites/${post.siteId}/${post.content.slug}`))
    throw badRequest({ path: 'moved_to', message: bulkMessages.leadsToItself });
  const status = action === 'unpublish' ? postStatus.draft : postStatus.unlisted;
  await markTakenDown(db, post.id, { status, reason, movedTo });
}

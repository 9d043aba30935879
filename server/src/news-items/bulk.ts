import {
  type BulkAct,
  type BulkResult,
  bulkMessages,
  type bulkRequest,
  type StayedPost,
  type TakeDown,
} from '@masthead/shared/news-items/bulk.ts';
import { whyTakeDownBlocked } from '@masthead/shared/news-items/news-item.rules.ts';
import { postStatus } from '@masthead/shared/news-items/news-item.ts';
import {
  addedTypes,
  newsItemContent,
  tagsForm,
} from '@masthead/shared/news-items/news-item-form.ts';
import type { z } from 'zod';
import { rowsOf } from '../access/rows.ts';
import { AccessEnded, refuseEnded } from '../access/standing.ts';
import type { Viewer } from '../access/viewer.ts';
import { type Db, type Pool, write } from '../db/client.ts';
import { badRequest, conflict, HttpError, notFound } from '../http/errors.ts';
import { parse } from '../http/handle.ts';
import { checkVersion } from '../http/save-checks.ts';
import {
  beginAct,
  bulkActRows,
  endAct,
  keepBefore,
  listActPosts,
  type Standing,
  setStanding,
  takeFromAct,
} from './bulk.store.ts';
import { asRule } from './edit-blocked.ts';
import {
  type EditedPost,
  findEditedPost,
  markTakenDown,
  setDraft,
  setTags,
} from './edited-post.queries.ts';
import { deletePost, tagPost } from './list-acts.ts';
import { postRows } from './news-item.store.ts';
import { findNewsItem, restoreNewsItem } from './news-items.queries.ts';
import { publishPost } from './publish-post.ts';
import { findListedMarks, insertRevision } from './revisions.queries.ts';
import { openPost, type Seen, type SentPost } from './save-post.ts';
import { sayContent } from './say-post.ts';

type Request = z.output<typeof bulkRequest>;

/** What an act has changed of a post, as it was; which of them an act needs it knows itself. */
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

type Do = (db: Db, viewer: Viewer, seen: Seen, request: Request) => Promise<void>;

const acts: Record<BulkAct, Do> = {
  publish: (db, viewer, seen) => publishPost(db, viewer, seen),
  unpublish: (db, viewer, seen, request) => takeDown(db, viewer, seen, 'unpublish', request),
  unlist: (db, viewer, seen, request) => takeDown(db, viewer, seen, 'unlist', request),
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

/** One post of an act: what is refused stops no other. */
const actOn = (pool: Pool, viewer: Viewer, actId: number, request: Request, seen: Seen) =>
  writeStill(pool, viewer, async (db) => {
    const rows = rowsOf(viewer, postRows);
    const post = await findEditedPost(db, rows, seen.id, { lock: true });
    const before = post && (await describe(db, viewer, post));
    await acts[request.act](db, viewer, seen, request);
    if (before) await keepBefore(db, actId, seen.id, before);
  });

/** Does one act to many posts, keeps what they were, and says of each that stayed why. */
export async function actOnPosts(
  pool: Pool,
  viewer: Viewer,
  request: Request,
): Promise<BulkResult> {
  const actId = await write(pool, viewer.id, (db) => beginAct(db, viewer.id, request));
  const refused: StayedPost[] = [];
  for (const seen of request.posts) {
    try {
      await actOn(pool, viewer, actId, request, seen);
    } catch (error) {
      if (!(error instanceof HttpError) || error instanceof AccessEnded) throw error;
      const row = await findNewsItem(pool, rowsOf(viewer, postRows), seen.id);
      refused.push({ id: seen.id, headline: row?.headline ?? '', message: error.message });
    }
  }
  await write(pool, viewer.id, (db) => endAct(db, actId));
  const done = request.posts.length - refused.length;
  return { act_id: done > 0 ? actId : null, done, refused };
}

/** Publishes one post with what is sent for it. Answers the act by which its person takes that back. */
export async function publishUndoably(
  db: Db,
  viewer: Viewer,
  seen: Seen,
  sent: SentPost,
): Promise<number> {
  const post = await findEditedPost(db, rowsOf(viewer, postRows), seen.id, { lock: true });
  const before = post && (await describe(db, viewer, post));
  await publishPost(db, viewer, seen, sent);
  // Why: what no list adds, such as a video, lies among the articles.
  const type = addedTypes.find((one) => one === post?.type) ?? 'article';
  const actId = await beginAct(db, viewer.id, { act: 'publish', type });
  if (before) await keepBefore(db, actId, seen.id, before);
  return actId;
}

/** Takes a publication back: the post stands and says what it stood and said. */
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

/** Takes a post that was taken down back to where readers saw it. */
const standAgain = (db: Db, _viewer: Viewer, id: number, before: Before) =>
  setStanding(db, id, before);

type Undo = (db: Db, viewer: Viewer, id: number, before: Before) => Promise<unknown>;

const undos: Record<BulkAct, Undo> = {
  publish: undoPublication,
  unpublish: standAgain,
  unlist: standAgain,
  delete: (db, viewer, id) => restoreNewsItem(db, rowsOf(viewer, postRows), id),
  tag: (db, _viewer, id, { tags, internalTags }) => setTags(db, id, tags, internalTags),
};

/** Puts one post back as it was; null when somebody else has done that already. */
const undoOn = (pool: Pool, viewer: Viewer, actId: number, act: BulkAct, id: number) =>
  writeStill(pool, viewer, async (db): Promise<'done' | StayedPost | null> => {
    const row = await takeFromAct(db, rowsOf(viewer, postRows), actId, id);
    if (!row) return null;
    const { headline, updatedByName, isChanged } = row;
    if (isChanged) return { id, headline, message: bulkMessages.changedSince(updatedByName) };
    await undos[act](db, viewer, id, row.before as Before);
    return 'done';
  });

/** Puts the posts of one's own act back as they were, but for those that somebody has changed since. */
export async function undoAct(pool: Pool, viewer: Viewer, actId: number) {
  const own = rowsOf(viewer, bulkActRows);
  const posts = await listActPosts(pool, own, actId);
  if (posts.length === 0) throw new HttpError(404, [bulkMessages.over]);
  const stayed: StayedPost[] = [];
  let done = 0;
  for (const { act, newsItemId: id } of posts) {
    const undone = await undoOn(pool, viewer, actId, act, id);
    if (undone === 'done') done += 1;
    else if (undone) stayed.push(undone);
  }
  await write(pool, viewer.id, (db) => endAct(db, actId));
  return { done, stayed };
}

/** Takes down what readers see: a draft again, or out of every list. What is written and not yet said stays. */
async function takeDown(
  db: Db,
  viewer: Viewer,
  seen: Seen,
  act: TakeDown,
  { reason, moved_to: movedTo }: { reason: string; moved_to: string | null },
): Promise<void> {
  const post = await openPost(db, viewer, seen.id);
  const blocked = whyTakeDownBlocked(asRule(post), act);
  if (blocked) throw conflict(blocked);
  checkVersion(post, seen.version);
  if (movedTo?.replace(/[?#].*$/, '').endsWith(`/sites/${post.siteId}/${post.content.slug}`))
    throw badRequest({ path: 'moved_to', message: bulkMessages.leadsToItself });
  const status = act === 'unpublish' ? postStatus.draft : postStatus.unlisted;
  await markTakenDown(db, post.id, { status, reason, movedTo });
}

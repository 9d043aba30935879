import { isDeepStrictEqual } from 'node:util';
import {
  whyPublishBlocked,
  whyScheduleBlocked,
} from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import {
  type NewsItemDraft,
  newsItemForm,
} from '@masthead/shared/editorial/posts/news-item-form.ts';
import { lacksText } from '@masthead/shared/editorial/posts/post-check.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { type Db, type Pool, write } from '../../platform/db/client.ts';
import { sharedNow } from '../../platform/db/clock.queries.ts';
import { conflict, HttpError } from '../../platform/http/errors.ts';
import { parse } from '../../platform/http/handle.ts';
import { givenFields } from '../../platform/http/save-checks.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { asRule } from './edit-blocked.ts';
import {
  type EditedPost,
  findEditedPost,
  listDue,
  markLive,
  setDraft,
  setSchedule,
} from './edited-post.queries.ts';
import { postRows } from './news-item.store.ts';
import { closeRevision, insertRevision } from './revisions.queries.ts';
import {
  checkSeenVersion,
  openPost,
  openWords,
  type SeenVersion,
  type SentPost,
  savePost,
  writtenOf,
} from './save-post.ts';
import { checkWhole, sayContent } from './say-post.ts';

/** The queue that publishes posts at their time. */
export const publishQueue = 'publish-post';

/** The content to publish, or a sentence that says why it can't be published. */
function publishable(post: EditedPost, written: NewsItemDraft, hasDraft: boolean): NewsItemDraft {
  const content = parse(newsItemForm, written);
  const isEmpty = lacksText({ ...asRule(post), body: post.content.body }, content.body);
  const { starts_at } = content;
  const blocked = whyPublishBlocked({ ...asRule(post), starts_at, hasDraft, isEmpty });
  if (blocked) throw conflict(blocked);
  return { ...content, slug: content.slug ?? post.content.slug ?? `post-${post.id}` };
}

async function goLive(
  db: Db,
  post: EditedPost,
  content: NewsItemDraft,
  revisionId: number,
): Promise<void> {
  await sayContent(db, post, content, revisionId);
  await closeRevision(db, revisionId);
  await markLive(db, post.id);
}

/**
 * Publishes a draft, or the unpublished changes of a live post. Fields in the request that differ from the
 * post are saved first.
 */
export async function publishPost(
  db: Db,
  viewer: Viewer,
  seenVersion: SeenVersion,
  sent: SentPost = { change: {}, marks: {} },
): Promise<void> {
  const before = await openWords(db, viewer, seenVersion.id);
  checkSeenVersion(before, seenVersion);
  const post = await withSent(db, viewer, before, seenVersion, sent);
  const content = publishable(post, writtenOf(post), post.draft !== null);
  await checkWhole(db, viewer, post, content);
  const revisionId =
    post.draft?.revisionId ??
    post.revisionId ??
    (await insertRevision(db, post.id, viewer.id, content));
  await goLive(db, post, content, revisionId);
  await setDraft(db, post.id, null);
}

/** The post with the sent fields. Why compared with the published content: a client may send the whole post back unchanged. */
async function withSent(
  db: Db,
  viewer: Viewer,
  post: EditedPost,
  seenVersion: SeenVersion,
  { change, marks }: SentPost,
): Promise<EditedPost> {
  const said: Partial<NewsItemDraft> = post.content;
  const other = Object.entries(givenFields(change)).filter(
    ([key, value]) => !isDeepStrictEqual(value, said[key as keyof NewsItemDraft]),
  );
  if (other.length === 0 && Object.keys(givenFields(marks)).length === 0) return post;
  await savePost(db, viewer, seenVersion, { change: Object.fromEntries(other), marks }, post);
  return openPost(db, viewer, post.id);
}

/** Has a draft published at a time, or (null) not by itself. */
export async function schedulePost(
  db: Db,
  jobs: Pick<Jobs, 'plan'>,
  viewer: Viewer,
  seenVersion: SeenVersion,
  at: Date | null,
): Promise<void> {
  const post = await openPost(db, viewer, seenVersion.id);
  checkSeenVersion(post, seenVersion);
  if (at) {
    const blocked = whyScheduleBlocked(asRule(post), at, await sharedNow(db));
    if (blocked) throw conflict(blocked);
    publishable(post, post.content, true);
    await jobs.plan(db, publishQueue, { newsItemId: post.id, at: at.toISOString() }, at);
  }
  await setSchedule(db, post.id, at);
}

/**
 * Publishes a scheduled draft once, when it is due: the last saved text. Later autosaves stay
 * unpublished changes of the live post. A post that can't go live is unscheduled.
 */
export async function publishDue(pool: Pool, id: number): Promise<boolean> {
  const attempt = write(pool, null, async (db) => {
    const post = await findDue(db, id);
    if (!post) return false;
    const content = publishable(post, post.content, true);
    await checkWhole(db, null, post, content);
    const isWritten = post.draft !== null && post.draft.revisionId === post.revisionId;
    const revisionId =
      isWritten || post.revisionId === null
        ? await insertRevision(db, post.id, null, content)
        : post.revisionId;
    await goLive(db, post, content, revisionId);
    return true;
  });
  return attempt.catch(async (error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    await write(pool, null, async (db) => {
      if (await findDue(db, id)) await setSchedule(db, id, null);
    });
    return false;
  });
}

/** Locks the post if it is still a draft that is due. */
async function findDue(db: Db, id: number): Promise<EditedPost | null> {
  const post = await findEditedPost(db, rowsOf(theProduct, postRows), id, { lock: true });
  const isDue =
    post?.status === postStatus.draft &&
    post.scheduledAt &&
    post.scheduledAt <= (await sharedNow(db));
  return isDue ? post : null;
}

/** Publishes all that is due, in case a job was lost. */
export async function publishAllDue(pool: Pool): Promise<void> {
  for (const id of await listDue(pool)) await publishDue(pool, id);
}

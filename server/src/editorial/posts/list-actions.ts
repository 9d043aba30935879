import {
  markOf,
  whyDeleteBlocked,
  whyMarkBlocked,
  whyTagBlocked,
} from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { type PostMark, postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { checkVersion } from '../../platform/http/save-checks.ts';
import { asEditing, asRule } from './edit-blocked.ts';
import { type EditedPost, findEditedPost, setTags } from './edited-post.queries.ts';
import { postRows } from './news-item.store.ts';
import { findNewsItem, softDeleteNewsItem } from './news-items.queries.ts';
import { findListedMarks, setMark } from './revisions.queries.ts';
import { openPost } from './save-post.ts';

/** Deletes a draft or an event; 409 for an outdated version. */
export async function deletePost(
  db: Db,
  viewer: Viewer,
  id: number,
  version: number | undefined,
): Promise<void> {
  const visible = rowsOf(viewer, postRows);
  const post = await findEditedPost(db, visible, id, { lock: true });
  if (!post && !(await findNewsItem(db, visible, id))) throw notFound();
  const blocked = whyDeleteBlocked(
    post ? asRule(post) : { status_code: postStatus.deleted, is_event: false },
  );
  if (blocked || !post) throw conflict(blocked ?? '');
  if (version !== undefined) checkVersion(post, version);
  await softDeleteNewsItem(db, id);
}

/** Sets or clears one mark. Idempotent: no conflict if the mark already has that value. */
export async function markPost(
  db: Db,
  viewer: Viewer,
  { id, version, mark, is_on }: { id: number; version: number; mark: PostMark; is_on: boolean },
): Promise<void> {
  const post = await openPost(db, viewer, id);
  const blocked = whyMarkBlocked(asRule(post), mark, asEditing(viewer));
  if (blocked) throw conflict(blocked);
  const marks = await findListedMarks(db, rowsOf(viewer, postRows), id);
  if (marks[mark] === is_on) return;
  checkVersion(post, version);
  await setMark(db, id, mark, is_on);
}

const isMark = (tag: string) => markOf(tag) !== undefined;

/** A tag normalized for comparison: case is ignored. */
const spelled = (tag: string) => (isMark(tag) ? tag.toLowerCase() : tag);

function checkTags(post: EditedPost, viewer: Viewer, changed: readonly string[]): void {
  const who = {
    ...asEditing(viewer, post.authorUserIds),
    isSeriesDesk: viewer.roles.includes('series'),
  };
  for (const tag of changed) {
    const blocked = whyTagBlocked(asRule(post), tag, who);
    if (blocked) throw conflict(blocked);
  }
}

/**
 * Replaces the tags of a post; 'promoted' and 'hidedate' set marks. Changes nothing if the person may not
 * change one of the tags. `tagsOf` receives the previous tags and marks.
 */
export async function tagPost(
  db: Db,
  viewer: Viewer,
  { id, siteId, version }: { id: number; siteId?: number; version?: number | undefined },
  tagsOf: (before: string[]) => readonly string[],
): Promise<void> {
  const visible = rowsOf(viewer, postRows);
  const post = await findEditedPost(db, visible, id, { lock: true });
  // Why: 404 if the post belongs to another site than the path names.
  if (!post || (siteId !== undefined && post.siteId !== siteId)) throw notFound();
  if (version !== undefined) checkVersion(post, version);
  const { internalTags } = await findListedMarks(db, visible, id);
  const before = [...post.content.tags, ...internalTags.filter(isMark)];
  const given = new Set(tagsOf(before).map(spelled));
  const changed = [...given.symmetricDifference(new Set(before))];
  if (changed.length === 0) return;
  checkTags(post, viewer, changed);
  const others = internalTags.filter((tag) => !isMark(tag));
  const marks = [...given].filter(isMark);
  await setTags(
    db,
    id,
    [...given].filter((tag) => !isMark(tag)),
    [...others, ...marks],
  );
}

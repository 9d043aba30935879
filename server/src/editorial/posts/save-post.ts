import { isDeepStrictEqual } from 'node:util';
import { whyMarkBlocked } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import {
  type Marks,
  type PostMark,
  postStatus,
} from '@masthead/shared/editorial/posts/news-item.ts';
import {
  type NewsItemDraft,
  newsItemForm,
} from '@masthead/shared/editorial/posts/news-item-form.ts';
import { changedByOther } from '@masthead/shared/platform/contract/errors.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { parse } from '../../platform/http/handle.ts';
import {
  type Change,
  checkVersion,
  conflictWith,
  givenFields,
} from '../../platform/http/save-checks.ts';
import { cleanBody } from './clean-body.ts';
import { asEditing, asRule, whyBlocked } from './edit-blocked.ts';
import { type EditedPost, findEditedPost, setDraft } from './edited-post.queries.ts';
import { postRows } from './news-item.store.ts';
import { findListedMarks, insertRevision, setMark, updateSitting } from './revisions.queries.ts';
import { checkSections, checkWhole, sayContent } from './say-post.ts';
import type { Words } from './shared-document.ts';
import { beginSittings } from './together.queries.ts';
import { mergeWithDocument, noteOriginal, takeWordsIn } from './together.ts';

/** The versions on the screen of the person who saves. */
export interface SeenVersion {
  id: number;
  version: number;
  draft_version: number;
}

/** True if changes to the post stay unpublished until it is published again. */
const isSaid = (post: EditedPost) => post.status !== postStatus.draft;

/** The editor's content: unpublished changes, or else the published content. */
export const writtenOf = (post: EditedPost): NewsItemDraft => post.draft?.content ?? post.content;

/** Locks a post for editing; 404 if it doesn't exist, 409 if the person may not change it. */
export async function openPost(db: Db, viewer: Viewer, id: number): Promise<EditedPost> {
  const post = await findEditedPost(db, rowsOf(viewer, postRows), id, { lock: true });
  if (!post) throw notFound();
  const blocked = whyBlocked(post, viewer);
  if (blocked) throw conflict(blocked);
  return post;
}

/** The same for a save of the text: the words of the shared document are saved first. */
export const openWords = async (db: Db, viewer: Viewer, id: number): Promise<EditedPost> =>
  takeWordsIn(db, await openPost(db, viewer, id), viewer.id);

/** Throws a 409 with the other person's name if the text is based on an older version. */
export function checkSeenVersion(post: EditedPost, seenVersion: SeenVersion): void {
  checkVersion(post, seenVersion.version);
  const { draft, draftVersion, before } = post;
  checkVersion(
    {
      version: before?.draftVersion ?? draftVersion,
      updatedAt: draft?.savedAt ?? post.updatedAt,
      updatedByName: draft ? draft.savedByName : post.updatedByName,
      updatedById: draft ? draft.savedBy : post.updatedById,
    },
    seenVersion.draft_version,
  );
}

/** The same save once more, after its answer was lost, is no conflict with oneself. */
const isRepeated = (post: EditedPost, viewer: Viewer, content: NewsItemDraft) =>
  post.draft?.savedBy === viewer.id && isDeepStrictEqual(post.draft.content, content);

/** Saves the text as the revision of this session. The first edit also saves the original text as a revision. */
async function noteRevision(
  db: Db,
  viewer: Viewer,
  post: EditedPost,
  content: NewsItemDraft,
  isNewSitting = false,
): Promise<number> {
  await noteOriginal(db, post);
  const amongOthers = post.before !== undefined;
  const same = isNewSitting
    ? null
    : await updateSitting(db, post.id, viewer.id, content, { amongOthers });
  return same ?? insertRevision(db, post.id, viewer.id, content);
}

/** An autosave. */
type Typed = Omit<NewsItemDraft, 'occurrence'> & Change<Pick<NewsItemDraft, 'occurrence'>>;

/** Autosaves unpublished changes, valid or not. Returns their new version. */
export async function autosave(
  db: Db,
  viewer: Viewer,
  seenVersion: SeenVersion,
  { occurrence, ...given }: Typed,
  { isTogether = false } = {},
): Promise<number> {
  const post = await openWords(db, viewer, seenVersion.id);
  const written = writtenOf(post);
  const words = isTogether
    ? wordsOf(written)
    : await mergedWords(post, { ...wordsOf(given), body: cleanBody(given.body) });
  const content = {
    ...given,
    occurrence: occurrence === undefined ? written.occurrence : occurrence,
    ...words,
  };
  if (isRepeated(post, viewer, content)) return post.draftVersion;
  checkSeenVersion(post, seenVersion);
  await checkSections(db, viewer, post, content.section_ids);
  return setDraft(db, post.id, await noteRevision(db, viewer, post, content));
}

const wordsOf = ({ headline, description, body }: NewsItemDraft | Omit<Typed, 'occurrence'>) => ({
  headline,
  description,
  body,
});

/** Words saved without the shared document, with those that others wrote in it; 409 where both changed a place. */
async function mergedWords<W extends Change<Words>>(post: EditedPost, given: W): Promise<W> {
  const merged = await mergeWithDocument(post, givenFields(given) as Partial<Words>);
  if (merged) return { ...given, ...merged };
  const { draft } = post;
  throw conflictWith(changedByOther(draft?.savedByName ?? 'Masthead'), {
    version: post.draftVersion,
    updatedAt: draft?.savedAt ?? post.updatedAt,
    updatedByName: draft?.savedByName ?? null,
    updatedById: draft?.savedBy ?? null,
  });
}

/** Restores a revision as unpublished changes, as a new revision so that none is overwritten. */
export async function restoreRevision(
  db: Db,
  viewer: Viewer,
  seenVersion: SeenVersion,
  content: NewsItemDraft,
): Promise<void> {
  const post = await openWords(db, viewer, seenVersion.id);
  checkSeenVersion(post, seenVersion);
  await checkSections(db, viewer, post, content.section_ids);
  const revisionId = await noteRevision(db, viewer, post, content, true);
  await beginSittings(db, post.id);
  await setDraft(db, post.id, revisionId);
}

/** The text and marks in a save. */
export interface SentPost {
  change: Change<NewsItemDraft>;
  marks: Change<Marks>;
}

/** Saves a post. Drafts and marks change at once; the text of a live post changes when it is published again. */
export async function savePost(
  db: Db,
  viewer: Viewer,
  seenVersion: SeenVersion,
  { change, marks }: SentPost,
  opened?: EditedPost,
): Promise<void> {
  const post = opened ?? (await openWords(db, viewer, seenVersion.id));
  const newMarks = await changedMarks(db, viewer, post, marks);
  const written = writtenOf(post);
  const sent = givenFields(change);
  const { headline, description, body } = sent;
  const given = post.before
    ? { ...sent, ...givenFields(await mergedWords(post, { headline, description, body })) }
    : sent;
  const merged = { ...written, ...given } as NewsItemDraft;
  const isOnlyMarked =
    Object.keys(given).length === 0 || (newMarks.length > 0 && isDeepStrictEqual(merged, written));
  const content = isOnlyMarked
    ? written
    : parse(newsItemForm, { ...merged, body: cleanBody(merged.body) });
  if (newMarks.length === 0 && isRepeated(post, viewer, content) && isSaid(post)) return;
  checkSeenVersion(post, seenVersion);
  if (!isOnlyMarked) await saveContent(db, viewer, post, content);
  for (const [mark, isOn] of newMarks) await setMark(db, post.id, mark, isOn);
}

async function saveContent(db: Db, viewer: Viewer, post: EditedPost, content: NewsItemDraft) {
  await checkWhole(db, viewer, post, content);
  const revisionId = await noteRevision(db, viewer, post, content);
  if (isSaid(post)) {
    await setDraft(db, post.id, revisionId);
    return;
  }
  await sayContent(db, post, content, revisionId);
  await setDraft(db, post.id, null);
}

/** The marks that change; throws if the person may not set one of them. */
async function changedMarks(db: Db, viewer: Viewer, post: EditedPost, marks: Change<Marks>) {
  const now = await findListedMarks(db, rowsOf(viewer, postRows), post.id);
  const wanted = Object.entries(givenFields(marks)) as [PostMark, boolean][];
  const changed = wanted.filter(([mark, isOn]) => now[mark] !== isOn);
  for (const [mark] of changed) {
    const blocked = whyMarkBlocked(asRule(post), mark, asEditing(viewer));
    if (blocked) throw conflict(blocked);
  }
  return changed;
}

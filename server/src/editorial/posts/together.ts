import { togetherMessages } from '@masthead/shared/editorial/posts/together.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { type Db, type Pool, write } from '../../platform/db/client.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { logged } from '../../platform/process/logged.ts';
import { type EditedPost, findEditedPost, setDraft } from './edited-post.queries.ts';
import { postRows } from './news-item.store.ts';
import { hasRevisions, insertRevision, updateSitting } from './revisions.queries.ts';
import type { Words } from './shared-document.ts';
import * as rows from './together.queries.ts';

/** Why late: most starts of a server need it only minutes later. */
const documents = () => import('./shared-document.ts');

/** So many updates are replaced by one snapshot. */
const mostUpdates = 200;
/** The same for so many bytes. */
const mostBytes = 4_000_000;
/** How long nobody has to write until the product saves what a killed window has left. */
const quiet = '1 minute';
/** How long a document without new words stays, for windows that come back to the line. */
const idle = '7 days';

type Document = Awaited<ReturnType<typeof load>>;

async function load(db: Db, id: number) {
  const { documentOf } = await documents();
  const row = await rows.findDocument(db, id);
  const snapshot = row && (await rows.readSnapshot(db, id));
  if (!row || !snapshot) return null;
  const updates = await rows.listUpdates(db, id, row.snapshotSeq);
  return {
    row,
    snapshot,
    updates,
    doc: documentOf([snapshot, ...updates.map(({ data }) => data)]),
  };
}

const isLong = ({ updates }: NonNullable<Document>) =>
  updates.length >= mostUpdates ||
  updates.reduce((bytes, { data }) => bytes + data.byteLength, 0) > mostBytes;

/** What the editor shows of a post: unpublished changes, or else the published content. */
const writtenIn = (post: EditedPost) => post.draft?.content ?? post.content;

/** The words of a post as its columns have them. */
const columnsOf = (post: EditedPost): Words => {
  const { headline, description, body } = writtenIn(post);
  return { headline, description, body };
};

/**
 * Makes an edit of what was saved without the document, by the API, an import or a restored revision. Where both
 * changed the same place, the columns win: they were saved knowingly, and the others' words are a revision.
 */
async function followColumns(db: Db, post: EditedPost, found: NonNullable<Document>) {
  const { isSameWords, mergeWords, setWords, takesAway, wordsIn } = await documents();
  const { row, doc } = found;
  const columns = columnsOf(post);
  if (isSameWords(columns, row.savedContent)) return;
  const theirs = wordsIn(doc);
  const merged = mergeWords(row.savedContent, columns, theirs);
  if (!merged) await noteSittings(db, post, theirs, found);
  const data = setWords(doc, merged ?? columns);
  // Why: the revisions that still have the words are not written over.
  if (data && takesAway(data)) await rows.beginSittings(db, post.id);
  const isUnsaved = row.savedSeq < row.lastSeq;
  if (data)
    row.lastSeq = await rows.appendUpdate(db, post.id, { actorId: null, data, clients: [] });
  row.savedContent = columns;
  if (isUnsaved && merged) await rows.keepSavedContent(db, post.id, columns);
  else await rows.markSaved(db, post.id, columns);
}

/** Saves the text from before the first edit as a revision. */
export async function noteOriginal(db: Db, post: EditedPost): Promise<void> {
  if (!(await hasRevisions(db, post.id)) && post.content.body)
    await insertRevision(db, post.id, post.updatedById, post.content, {
      savedAt: post.updatedAt,
      publishedAt: post.lastPublishedAt,
    });
}

/** Saves words as a revision of everybody who wrote since the last one. Returns the newest revision. */
async function noteSittings(
  db: Db,
  post: EditedPost,
  words: Words,
  { row, updates }: NonNullable<Document>,
  lastly: number | null = null,
): Promise<number> {
  const content = { ...writtenIn(post), ...words };
  await noteOriginal(db, post);
  const unsaved = updates.filter(({ seq }) => seq > row.savedSeq).toReversed();
  const people = [...new Set(unsaved.map(({ actorId }) => actorId))].filter((id) => id !== null);
  const inOrder = people.toReversed().filter((id) => id !== lastly);
  if (lastly !== null && people.includes(lastly)) inOrder.push(lastly);
  let newest = 0;
  for (const person of inOrder)
    newest =
      (await updateSitting(db, post.id, person, content, { amongOthers: true })) ??
      (await insertRevision(db, post.id, person, content));
  return newest || insertRevision(db, post.id, null, content);
}

/**
 * Puts the words of the shared document into the post's unpublished changes. Returns the post as it is then, with what
 * its columns said before; the versions that a caller saw are compared with those from before. The post is locked.
 */
export async function takeWordsIn(
  db: Db,
  post: EditedPost,
  lastly: number | null,
): Promise<EditedPost> {
  const row = await rows.findDocument(db, post.id);
  if (!row || row.savedSeq === row.lastSeq) return post;
  const found = await load(db, post.id);
  if (!found) return post;
  const { isSameWords, wholeOf, wordsIn } = await documents();
  await followColumns(db, post, found);
  const words = wordsIn(found.doc);
  await rows.markSaved(db, post.id, words);
  if (isLong(found)) await rows.compact(db, post.id, wholeOf(found.doc));
  if (isSameWords(words, columnsOf(post))) return post;
  const revisionId = await noteSittings(db, post, words, found, lastly);
  await setDraft(db, post.id, revisionId);
  const now = await findEditedPost(db, rowsOf(theProduct, postRows), post.id);
  if (!now) return post;
  return { ...now, before: { draftVersion: post.draftVersion, words: columnsOf(post) } };
}

/** What a save without the document says, put together with what the document says; null where both changed a place. */
export async function mergeWithDocument(
  post: EditedPost,
  given: Partial<Words>,
): Promise<Partial<Words> | null> {
  if (!post.before) return given;
  const { mergeWords } = await documents();
  const base = post.before.words;
  return mergeWords(base, { ...base, ...given }, columnsOf(post));
}

/** An update from a window. */
export interface SentUpdate {
  document: string | null;
  since: number;
  update?: Uint8Array | undefined;
}

/** The document's new updates for a window, after its own was taken. The post is locked, and the person may edit it. */
export async function exchange(
  db: Db,
  viewer: Viewer,
  post: EditedPost,
  sent: SentUpdate,
): Promise<{ document: string; since: number; updates: Uint8Array[] }> {
  const row = (await rows.findDocument(db, post.id)) ?? (await start(db, post));
  const { isSameWords } = await documents();
  const isOther = sent.document !== null && sent.document !== row.documentId;
  if (isOther) return { document: row.documentId, since: 0, updates: [] };
  const isBehind = !isSameWords(columnsOf(post), row.savedContent);
  if (isBehind || sent.update) await take(db, viewer, post, sent);
  return { document: row.documentId, ...(await readSince(db, post.id, sent)) };
}

async function start(db: Db, post: EditedPost) {
  const { newDocument } = await documents();
  const words = columnsOf(post);
  await rows.insertDocument(db, post.id, words, newDocument(words));
  const row = await rows.findDocument(db, post.id);
  if (!row) throw new Error('The document is gone');
  return row;
}

async function take(db: Db, viewer: Viewer, post: EditedPost, { since, update }: SentUpdate) {
  const found = await load(db, post.id);
  if (!found) return;
  const { takeUpdate, wholeOf } = await documents();
  await followColumns(db, post, found);
  if (!update) return;
  const { clients: owners } = found.row;
  const before = wholeOf(found.doc);
  const { change, clients } = takeUpdate(found.doc, update);
  // A call that another one has overtaken brings nothing new.
  if (!change) return;
  // Why: a client of another person's would take that person's next words for known.
  if (clients.some((client) => (owners[client] ?? viewer.id) !== viewer.id))
    throw badRequest(togetherMessages.notText);
  await keepVanished(db, viewer, post, { found, before, since, update });
  await rows.appendUpdate(db, post.id, { actorId: viewer.id, data: change, clients });
  if (isLong(found)) await takeWordsIn(db, post, viewer.id);
}

/**
 * Keeps as a revision what one person wrote while another one, who had not seen it, took its paragraph away, whichever
 * of the two came first.
 */
async function keepVanished(
  db: Db,
  viewer: Viewer,
  post: EditedPost,
  sent: { found: NonNullable<Document>; before: Uint8Array; since: number; update: Uint8Array },
) {
  const { before, since, update: edit } = sent;
  const { row, snapshot, updates, doc: now } = sent.found;
  const { documentOf, takenUnseen, wordsIn, writtenInVain } = await documents();
  const shown = () => {
    const known = updates.filter(({ seq }) => seq <= since).map(({ data }) => data);
    return documentOf([snapshot, ...known, edit]);
  };
  const client = takenUnseen(before, edit, now);
  const isOwner = ({ actorId }: { actorId: number | null }) =>
    client !== null && actorId !== null && actorId === row.clients[client];
  const versions = [
    {
      words: client === null ? null : wordsIn(documentOf([before])),
      writer: updates.find(isOwner)?.actorId ?? null,
    },
    { words: writtenInVain({ before, edit, now }, shown), writer: viewer.id },
  ];
  for (const { words, writer } of versions) {
    if (!words) continue;
    await noteOriginal(db, post);
    await insertRevision(db, post.id, writer, { ...writtenIn(post), ...words });
    await rows.beginSittings(db, post.id);
  }
}

async function readSince(db: Db, id: number, { document, since }: SentUpdate) {
  const row = await rows.findDocument(db, id);
  if (!row) return { since: 0, updates: [] };
  const isNew = document === null || since < row.snapshotSeq;
  const updates = await rows.listUpdates(db, id, isNew ? row.snapshotSeq : since);
  const snapshot = isNew ? await rows.readSnapshot(db, id) : null;
  const all = [...(snapshot ? [snapshot] : []), ...updates.map(({ data }) => data)];
  return { since: row.lastSeq, updates: all };
}

/** Saves what killed windows have left, and makes one snapshot of it; drops documents that nobody has used for days. */
export async function tidyDocuments(pool: Pool): Promise<void> {
  for (const { newsItemId, actorId } of await rows.listLeft(pool, quiet))
    await write(pool, actorId, (db) => tidy(db, newsItemId)).catch(
      logged('Couldn’t save the shared words of a post'),
    );
  await rows.dropIdle(pool, idle);
}

async function tidy(db: Db, id: number) {
  const post = await findEditedPost(db, rowsOf(theProduct, postRows), id, { lock: true });
  if (!post) return rows.dropDocument(db, id);
  await takeWordsIn(db, post, null);
  const found = await load(db, id);
  const { wholeOf } = await documents();
  if (found) await rows.compact(db, id, wholeOf(found.doc));
}

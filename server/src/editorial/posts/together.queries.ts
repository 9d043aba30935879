import { togetherBeatMs } from '@masthead/shared/editorial/posts/together.ts';
import type { TogetherCaret } from '@masthead/shared/editorial/posts/together-shape.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import type { EditedPost } from './edited-post.queries.ts';
import type { Words } from './shared-document.ts';

/** The shared document of a post, without its content. */
export interface DocumentRow {
  documentId: string;
  snapshotSeq: number;
  lastSeq: number;
  savedSeq: number;
  savedContent: Words;
  clients: Record<string, number>;
}

/** The shared document of a post, or null; the post's row is locked before. */
export async function findDocument(db: Db, id: number): Promise<DocumentRow | null> {
  const [row] = await db<DocumentRow[]>`
    select document_id, snapshot_seq, last_seq, saved_seq, saved_content, clients
      from news_item_documents where news_item_id = ${id}`;
  return row ?? null;
}

export const insertDocument = (db: Db, id: number, words: Words, snapshot: Uint8Array) =>
  db`insert into news_item_documents (news_item_id, snapshot, saved_content)
     values (${id}, ${snapshot}, ${db.json(words)})`;

/** The document up to its snapshot. */
export async function readSnapshot(db: Db, id: number): Promise<Uint8Array | null> {
  const [row] = await db<{ snapshot: Uint8Array }[]>`
    select snapshot from news_item_documents where news_item_id = ${id}`;
  return row?.snapshot ?? null;
}

/** The updates after a sequence number, in their order. */
export const listUpdates = (db: Db, id: number, after: number) =>
  db<{ seq: number; actorId: number | null; data: Uint8Array }[]>`
    select seq, actor_id, data from news_item_updates
     where news_item_id = ${id} and seq > ${after} order by seq`;

/** One update with its document and the post, as far as it decides who may edit it; null once there is none. */
export async function findEdit(db: Db, visible: Rows<'post'>, id: number, seq: number) {
  const [row] = await db<
    (Pick<EditedPost, 'status' | 'type' | 'authorUserIds'> & {
      documentId: string;
      data: Uint8Array;
    })[]
  >`
    select n.status, n.type, d.document_id, u.data,
           array(select a.user_id from news_item_authors x join authors a on a.id = x.author_id
                  where x.news_item_id = n.id and a.user_id is not null) as author_user_ids
      from news_items n join news_item_documents d on d.news_item_id = n.id
      join news_item_updates u on u.news_item_id = n.id and u.seq = ${seq}
     where n.id = ${id} and n.status <> 4 and ${within(db, visible, 'n')}`;
  return row ?? null;
}

/** Appends an update. Returns its sequence number. */
export async function appendUpdate(
  db: Db,
  id: number,
  { actorId, data, clients }: { actorId: number | null; data: Uint8Array; clients: number[] },
): Promise<number> {
  const owned = Object.fromEntries(clients.map((client) => [client, actorId]));
  const [row] = await db<{ lastSeq: number }[]>`
    update news_item_documents
       set last_seq = last_seq + 1, updated_at = now(), clients = clients || ${db.json(owned)}
     where news_item_id = ${id} returning last_seq`;
  const seq = row?.lastSeq ?? 0;
  await db`insert into news_item_updates (news_item_id, seq, actor_id, data)
    values (${id}, ${seq}, ${actorId}, ${data})`;
  return seq;
}

/** The post's columns have everything up to the newest update. */
export const markSaved = (db: Db, id: number, words: Words) =>
  db`update news_item_documents set saved_seq = last_seq, saved_content = ${db.json(words)}
      where news_item_id = ${id}`;

/** The columns have changed, and lack the document's newest words still. */
export const keepSavedContent = (db: Db, id: number, words: Words) =>
  db`update news_item_documents set saved_content = ${db.json(words)} where news_item_id = ${id}`;

/** From now on everybody who writes begins a new revision. */
export const beginSittings = (db: Db, id: number) =>
  db`update news_item_documents set sittings_from =
       (select coalesce(max(id) + 1, 0) from news_item_revisions where news_item_id = ${id})
      where news_item_id = ${id}`;

/** Replaces the updates by a snapshot of everything. */
export async function compact(db: Db, id: number, snapshot: Uint8Array): Promise<void> {
  await db`update news_item_documents set snapshot = ${snapshot}, snapshot_seq = last_seq
    where news_item_id = ${id}`;
  await db`delete from news_item_updates where news_item_id = ${id}`;
}

/** Documents with updates although nobody has written for a while, and who wrote last. */
export const listLeft = (db: Db, quiet: string) =>
  db<{ newsItemId: number; actorId: number | null }[]>`
    select d.news_item_id, (select u.actor_id from news_item_updates u
                             where u.news_item_id = d.news_item_id and u.actor_id is not null
                             order by u.seq desc limit 1) as actor_id
      from news_item_documents d
     where d.snapshot_seq < d.last_seq and d.updated_at < now() - ${quiet}::interval
     order by d.updated_at limit 100`;

/** Drops the document of a deleted post. */
export const dropDocument = (db: Db, id: number) =>
  db`delete from news_item_documents where news_item_id = ${id}`;

/** Drops documents that nobody has written in for so long and whose words the columns have. */
export const dropIdle = (db: Db, idle: string) =>
  db`delete from news_item_documents d where d.saved_seq = d.last_seq
      and d.updated_at < now() - ${idle}::interval`;

/** Another window that writes. */
export interface WriterRow {
  windowId: string;
  userId: number;
  name: string;
  imageUrl: string | null;
  caret: TogetherCaret | null;
}

const silence = `${(3 * togetherBeatMs) / 1000} seconds`;

/** Records that a window writes; `caret` undefined leaves its cursor where it is. */
export async function noteWriter(
  db: Db,
  id: number,
  writer: { windowId: string; userId: number; caret: TogetherCaret | null | undefined },
): Promise<void> {
  const { windowId, userId, caret } = writer;
  const value = caret ? db.json(caret) : null;
  await db`
    insert into news_item_writers as w (news_item_id, window_id, user_id, caret)
    values (${id}, ${windowId}, ${userId}, ${value})
    on conflict (news_item_id, window_id) do update
       set seen_at = now(), caret = ${caret === undefined ? db`w.caret` : value}
     where w.user_id = excluded.user_id`;
}

export const dropWriter = (db: Db, id: number, windowId: string, userId: number) =>
  db`delete from news_item_writers
      where news_item_id = ${id} and window_id = ${windowId} and user_id = ${userId}`;

/** The other windows that write, the oldest first. */
export async function listWriters(db: Db, id: number, windowId: string): Promise<WriterRow[]> {
  // Why skip locked: a window that comes back at this moment is not waited for.
  await db`delete from news_item_writers where (news_item_id, window_id) in (
    select news_item_id, window_id from news_item_writers
     where news_item_id = ${id} and seen_at < now() - ${silence}::interval
       for update skip locked)`;
  return db<WriterRow[]>`
    select w.window_id, w.user_id, u.name, u.image_url, w.caret
      from news_item_writers w join users u on u.id = w.user_id
     where w.news_item_id = ${id} and w.window_id <> ${windowId}
     order by u.name, w.window_id limit 20`;
}

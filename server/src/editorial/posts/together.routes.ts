import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { TogetherEdit } from '@masthead/shared/editorial/posts/together-shape.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import type { LiveReader } from '../../platform/live/live.routes.ts';
import { handleWriting } from './chosen-content.ts';
import { whyBlocked } from './edit-blocked.ts';
import { findEditedPost } from './edited-post.queries.ts';
import { postRows } from './news-item.store.ts';
import { dropWriter, findEdit, listWriters, noteWriter } from './together.queries.ts';
import { exchange } from './together.ts';

/** Writing a post together (decision 145). The right to edit it is checked with every update. */
export function togetherRoutes(app: App): void {
  handleWriting(app, newsItemEditEndpoints.together, async ({ body, viewer, db }) => {
    const { id, window_id: windowId, update, caret, is_closing: isClosing } = body;
    const post = await findEditedPost(db, rowsOf(viewer, postRows), id, { lock: true });
    if (!post) throw notFound();
    const blocked = whyBlocked(post, viewer);
    // Why not when leaving: nobody's cursor stays in a post that they may no longer edit.
    if (blocked && (!isClosing || update !== undefined)) throw conflict(blocked);
    const bytes = update === undefined ? undefined : Buffer.from(update, 'base64');
    const given = await exchange(db, viewer, post, { ...body, update: bytes });
    if (isClosing) await dropWriter(db, id, windowId, viewer.id);
    else await noteWriter(db, id, { windowId, userId: viewer.id, caret });
    const writers = isClosing ? [] : await listWriters(db, id, windowId);
    return {
      document: given.document,
      since: given.since,
      version: post.version,
      draft_version: post.draftVersion,
      updates: given.updates.map((each) => Buffer.from(each).toString('base64')),
      writers: writers.map((writer) => ({
        window_id: writer.windowId,
        user_id: writer.userId,
        name: writer.name,
        image_url: writer.imageUrl,
        caret: writer.caret,
      })),
    };
  });
}

/** Reads an edit for the live connection of a window, under the rules of the call. */
export const editReader =
  ({ pool }: App): LiveReader =>
  async (viewer, [id, seq]) => {
    const edit = await findEdit(pool, rowsOf(viewer, postRows), Number(id), Number(seq));
    if (!edit || viewer.viewedBy || whyBlocked(edit, viewer)) return null;
    const said: TogetherEdit = {
      id: Number(id),
      document: edit.documentId,
      before: Number(seq) - 1,
      since: Number(seq),
      update: Buffer.from(edit.data).toString('base64'),
    };
    return JSON.stringify(said);
  };

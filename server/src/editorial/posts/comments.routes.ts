import {
  commentEndpoints,
  type Thread,
} from '@masthead/shared/editorial/posts/comments.endpoints.ts';
import { storyRoles } from '@masthead/shared/editorial/posts/workflow.ts';
import { mentionsIn } from '@masthead/shared/platform/values/mentions.ts';
import type { App } from '../../app-parts.ts';
import { userRows } from '../../people/users/user.store.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { handleWriting } from './chosen-content.ts';
import {
  addComment,
  addThread,
  listThreads,
  setResolved,
  type ThreadRow,
} from './comments.queries.ts';
import { findEditedPost } from './edited-post.queries.ts';
import { postRows } from './news-item.store.ts';
import { listAssignees } from './workflow.queries.ts';

const asThread = (row: ThreadRow): Thread => {
  const { id, quote, before, after, place, resolvedAt, resolvedBy, comments } = row;
  return {
    id,
    anchor: quote === null ? null : { quote, before, after, place },
    resolved: resolvedAt && { by: resolvedBy, at: resolvedAt.toISOString() },
    comments: comments.map((one) => ({ ...one, said_at: new Date(one.said_at).toISOString() })),
  };
};

interface Asked {
  db: Db;
  viewer: Viewer;
}

/** 404 where the person sees no such post. Whoever may open a post may comment on it, also where they may not edit it. */
async function mustSee({ db, viewer }: Asked, id: number): Promise<void> {
  if (!(await findEditedPost(db, rowsOf(viewer, postRows), id))) throw notFound();
}

/** A thread of a post; 404 where the post has no such thread. */
async function readThread(db: Db, id: number, threadId: number): Promise<Thread> {
  const [row] = await listThreads(db, id, threadId);
  if (!row) throw notFound();
  return asThread(row);
}

/** Why by name in the text: what is read as a mention is one. */
async function say({ db, viewer }: Asked, threadId: number, said: string): Promise<void> {
  const people = said.includes('@')
    ? await listAssignees(db, rowsOf(viewer, userRows), storyRoles)
    : [];
  const mentions = mentionsIn(said, people).map(({ person }) => person.id);
  await addComment(db, threadId, said, mentions);
}

/** Comments on posts (decision 149). */
export function commentRoutes(app: App): void {
  handle(app, commentEndpoints.list, async ({ params, ...asked }) => {
    await mustSee(asked, params.id);
    return (await listThreads(asked.db, params.id)).map(asThread);
  });

  handleWriting(app, commentEndpoints.start, async ({ body: { id, anchor, said }, ...asked }) => {
    await mustSee(asked, id);
    const threadId = await addThread(asked.db, id, anchor);
    await say(asked, threadId, said);
    return readThread(asked.db, id, threadId);
  });

  handleWriting(app, commentEndpoints.reply, async ({ body, ...asked }) => {
    await mustSee(asked, body.id);
    await readThread(asked.db, body.id, body.thread_id);
    await say(asked, body.thread_id, body.said);
    return readThread(asked.db, body.id, body.thread_id);
  });

  handleWriting(app, commentEndpoints.resolve, async ({ body, ...asked }) => {
    await mustSee(asked, body.id);
    await readThread(asked.db, body.id, body.thread_id);
    await setResolved(asked.db, body.thread_id, body.is_resolved);
    return readThread(asked.db, body.id, body.thread_id);
  });
}

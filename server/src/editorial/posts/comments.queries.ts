import type { Anchor } from '@masthead/shared/platform/rich-text/anchor.ts';
import type { Db } from '../../platform/db/client.ts';

/** A comment as it is listed. */
interface CommentRow {
  id: number;
  said_by: string | null;
  image_url: string | null;
  said_at: string;
  said: string;
  mentions: string[];
}

export interface ThreadRow {
  id: number;
  quote: string | null;
  before: string;
  after: string;
  place: number;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  comments: CommentRow[];
}

/** The threads of a post, or one of them; the caller has found the post. */
export const listThreads = (db: Db, newsItemId: number, threadId: number | null = null) =>
  db<ThreadRow[]>`
    select t.id, t.quote, t.before, t.after, t.place, t.resolved_at, r.name as resolved_by,
           (select json_agg(json_build_object('id', c.id, 'said_by', u.name, 'image_url', u.image_url, 'said_at', c.said_at,
                     'said', c.said, 'mentions', array(select m.name from users m where m.id = any(c.mentions) order by m.id))
                     order by c.id)
              from news_item_comments c left join users u on u.id = c.said_by where c.thread_id = t.id) as comments
      from news_item_threads t left join users r on r.id = t.resolved_by
     where t.news_item_id = ${newsItemId} ${threadId === null ? db`` : db`and t.id = ${threadId}`}
     order by t.id`;

/** Begins a thread; the caller has found the post. Returns its id. */
export async function addThread(db: Db, newsItemId: number, anchor: Anchor | null) {
  const { quote = null, before = '', after = '', place = 0 } = anchor ?? {};
  const [row] = await db<{ id: number }[]>`
    insert into news_item_threads (news_item_id, quote, before, after, place)
    values (${newsItemId}, ${quote}, ${before}, ${after}, ${place}) returning id`;
  return row?.id ?? 0;
}

export const addComment = (db: Db, threadId: number, said: string, mentions: readonly number[]) =>
  db`insert into news_item_comments (thread_id, said, mentions)
     values (${threadId}, ${said}, ${[...new Set(mentions)]})`;

/** Resolves a thread or opens it again; one that is so already keeps who did it. */
export const setResolved = (db: Db, threadId: number, isResolved: boolean) =>
  db`update news_item_threads
        set resolved_at = ${isResolved ? db`clock_timestamp()` : db`null`},
            resolved_by = ${isResolved ? db`current_actor()` : db`null`}
      where id = ${threadId} and (resolved_at is not null) <> ${isResolved}`;

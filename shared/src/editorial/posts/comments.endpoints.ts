import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { longestContext, longestQuote } from '../../platform/rich-text/anchor.ts';
import { byId, id } from '../../platform/values/fields.ts';
import { commentMessages, longestComment } from './comments.ts';

const said = z
  .string()
  .trim()
  .min(1, commentMessages.required)
  .max(longestComment, commentMessages.tooLong);

const anchor = z.object({
  quote: z.string().min(1).max(longestQuote, commentMessages.quoteTooLong),
  before: z.string().max(longestContext),
  after: z.string().max(longestContext),
  place: z.int().min(0).max(10_000_000),
});

const comment = z.object({
  id: z.int(),
  /** Null: the person no longer exists. */
  said_by: z.string().nullable(),
  image_url: z.string().nullable(),
  said_at: z.iso.datetime(),
  said: z.string(),
  /** Whom it mentions, by name. */
  mentions: z.array(z.string()),
});

/** Comments about the same words, the oldest first. */
export const thread = z.object({
  id: z.int(),
  /** Null: it is about the whole post. */
  anchor: anchor.nullable(),
  resolved: z.object({ by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  comments: z.array(comment),
});
export type Thread = z.infer<typeof thread>;

/** Calls of comments on posts (decision 149). */
export const commentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/news-item/:id/comments',
    summary: 'Lists the threads of comments on a post, open and resolved, oldest first.',
    usedBy: ['postEdit'],
    params: byId,
    shows: ['post'],
    reply: z.array(thread),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/news-item/comment',
    summary:
      'Comments on a post: on the words that `anchor` names, or, with null, on the whole post. People named as `@Name` are notified.',
    usedBy: ['postEdit'],
    body: z.object({ id, anchor: anchor.nullable(), said }),
    touches: ['post'],
    reply: thread,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/news-item/comment/reply',
    summary:
      'Adds a comment to a thread. People named as `@Name` are notified. A resolved thread stays resolved.',
    usedBy: ['postEdit'],
    body: z.object({ id, thread_id: id, said }),
    touches: ['post'],
    reply: thread,
  }),
  resolve: endpoint({
    method: 'PUT',
    path: '/api/news-item/comment/resolve',
    summary: 'Resolves a thread of comments, or opens it again.',
    usedBy: ['postEdit'],
    body: z.object({ id, thread_id: id, is_resolved: z.boolean() }),
    touches: ['post'],
    reply: thread,
  }),
};

import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { openingsCall } from '../../platform/contract/openings.ts';
import { queryInt } from '../../platform/contract/paging.ts';
import { byId, id, idInPath } from '../../platform/values/fields.ts';
import { postMarks } from './news-item.ts';
import { newNewsItem, newsItemContent, newsItemDraft } from './news-item-form.ts';
import { markFields, newsItem } from './news-item-shape.ts';
import { togetherReply, togetherSaid } from './together-shape.ts';

/** What was on the screen: the version of the post and of its unpublished changes. */
const seen = { id, version: z.int(), draft_version: z.int() };

/** A post with everything that its editor shows. */
export const editedNewsItem = newsItem.extend({
  ...newsItemContent.shape,
  /** The unpublished changes. */
  draft: z
    .object({
      content: newsItemContent,
      saved_at: z.iso.datetime(),
      saved_by: z.string().nullable(),
    })
    .nullable(),
  /** When and why it was taken down; null if it wasn't. */
  taken_down: z
    .object({
      at: z.iso.datetime(),
      reason: z.string().nullable(),
      moved_to: z.string().nullable(),
    })
    .nullable(),
  /** Open proposals by people who may not change the post. */
  proposals: z.array(
    z.object({
      id: z.int(),
      saved_by_id: z.int(),
      saved_by: z.string(),
      saved_at: z.iso.datetime(),
    }),
  ),
});
export type EditedNewsItem = z.infer<typeof editedNewsItem>;

/** A whole or partial post in a request: its editable fields and marks. Read-only fields are ignored. */
const sentPost = z.object({
  ...newsItemDraft.partial().shape,
  ...markFields.partial().shape,
  ...seen,
});
/** A post that was just published. `act_id` undoes that (POST /api/news-item/bulk/undo/:id). */
const publishedNewsItem = editedNewsItem.extend({ act_id: z.int() });
const onlyRead = Object.keys(publishedNewsItem.shape);

/** One sitting of one person, as the list of revisions shows it. */
const revision = z.object({
  id: z.int(),
  saved_by: z.string().nullable(),
  began_at: z.iso.datetime(),
  saved_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
  headline: z.string(),
  is_current: z.boolean(),
  is_draft: z.boolean(),
  /** The state of a proposal; null for a saved revision. */
  proposal: z.enum(['open', 'accepted', 'declined']).nullable(),
});

const ofSite = z.object({ siteId: idInPath, postId: idInPath });
const idInQuery = (required: string) => z.string(required).pipe(idInPath);

const saved = z.object({ version: z.int(), draft_version: z.int(), saved_at: z.iso.datetime() });

/** Calls of the editor (Spec, content 7; decisions 6). */
export const newsItemEditEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/news-item/:id',
    summary: 'Returns a post with its text and its unpublished changes.',
    usedBy: ['articleList', 'eventList', 'postEdit'],
    params: byId,
    shows: ['post'],
    reply: editedNewsItem,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/news-item/create',
    summary: 'Adds a draft article, event, charity or place.',
    usedBy: ['articleList', 'eventList', 'charityList', 'placeList', 'calendar'],
    body: newNewsItem,
    touches: ['post'],
    reply: newsItem,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/news-item',
    summary: 'Updates a post. Changes to a live post stay unpublished until they are published.',
    usedBy: ['postEdit'],
    body: sentPost,
    ignores: onlyRead,
    touches: ['post'],
    reply: editedNewsItem,
  }),
  autosave: endpoint({
    method: 'PUT',
    path: '/api/news-item/autosave',
    summary: 'Autosaves changes beside the post, even if they are not valid yet.',
    usedBy: ['postEdit'],
    // Why optional: a window opened before this field existed doesn't send it.
    // `is_together`: headline, dek and text come from the shared document.
    body: z.object({
      ...seen,
      content: newsItemDraft.partial({ occurrence: true }),
      is_together: z.boolean().optional(),
    }),
    touches: ['post'],
    reply: saved,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/news-item/publish-draft',
    summary:
      'Publishes a draft, or the unpublished changes of a live post. Fields in the request that differ from the post are saved first.',
    access: ['editor', 'admin'],
    body: sentPost,
    ignores: onlyRead,
    touches: ['post'],
    reply: publishedNewsItem,
  }),
  schedule: endpoint({
    method: 'PUT',
    path: '/api/news-item/schedule',
    summary: 'Schedules or unschedules a draft.',
    access: ['editor', 'admin'],
    body: z.object({
      ...seen,
      scheduled_at: z.iso.datetime({ offset: true }).nullable(),
    }),
    touches: ['post'],
    reply: editedNewsItem,
  }),
  revisions: endpoint({
    method: 'GET',
    path: '/api/news-item/revisions/:id',
    summary: 'Lists the revisions of a post, newest first: one per person and editing session.',
    usedBy: ['postEdit'],
    params: byId,
    query: z.object({
      limit: queryInt('limit', 1, 200).default(50),
      before: queryInt('before', 1, 2_147_483_647).optional(),
    }),
    shows: ['post'],
    reply: z.array(revision),
  }),
  revision: endpoint({
    method: 'GET',
    path: '/api/news-item/revision/:id',
    summary: 'Returns one revision in full.',
    usedBy: ['postEdit'],
    params: byId,
    shows: ['post'],
    reply: revision.extend({ news_item_id: z.int(), content: newsItemContent }),
  }),
  restoreRevision: endpoint({
    method: 'POST',
    path: '/api/news-item/restore-revision',
    summary: 'Restores a revision as unpublished changes. Nothing is published.',
    usedBy: ['postEdit'],
    body: z.object({ ...seen, revision_id: id }),
    touches: ['post'],
    reply: editedNewsItem,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/news-item/propose',
    summary:
      'Sends changes that the caller may not save to the editors as a proposal. A new proposal replaces an open one.',
    usedBy: ['postEdit'],
    body: z.object({ id, content: newsItemDraft.partial() }),
    touches: ['post'],
    reply: z.object({ revision_id: z.int() }),
  }),
  settleProposal: endpoint({
    method: 'POST',
    path: '/api/news-item/settle-proposal',
    summary: 'Declines a proposal, or undoes that. To accept one, restore its revision.',
    usedBy: ['postEdit'],
    body: z.object({ revision_id: id, is_declined: z.boolean() }),
    touches: ['post'],
    reply: z.object({}),
  }),
  openings: openingsCall({ path: '/api/news-item', noun: 'post', usedBy: ['postEdit'] }),
  together: endpoint({
    method: 'POST',
    path: '/api/news-item/together',
    summary:
      'Sends edits to the shared document of a post and returns the edits of others, and who is writing.',
    usedBy: ['postEdit'],
    body: togetherSaid,
    touches: [],
    reply: togetherReply,
  }),
  getOfSite: endpoint({
    method: 'GET',
    path: '/api/news-item/site/:siteId/post/:postId',
    summary: 'Returns one post of a site with its text.',
    usedBy: ['postEdit'],
    params: ofSite,
    shows: ['post'],
    reply: editedNewsItem,
  }),
  tag: endpoint({
    method: 'PUT',
    path: '/api/news-item/site/:siteId/post/:postId/tag',
    summary: "Replaces the tags of a post. The tags 'promoted' and 'hidedate' set marks.",
    access: ['editor', 'admin', 'series', 'events'],
    params: ofSite,
    body: z.object({ tags: newsItemDraft.shape.tags, version: z.int().optional() }),
    touches: ['post'],
    reply: newsItem,
  }),
  mark: endpoint({
    method: 'PUT',
    path: '/api/news-item/mark',
    summary: 'Sets or clears one mark of a post, regardless of unpublished changes.',
    usedBy: ['articleList', 'eventList', 'charityList', 'placeList'],
    body: z.object({
      id,
      version: z.int(),
      mark: z.enum(postMarks, `mark must be one of ${postMarks.join(', ')}`),
      is_on: z.boolean(),
    }),
    touches: ['post'],
    reply: newsItem,
  }),
  clone: endpoint({
    method: 'POST',
    path: '/api/news-item/clone3',
    summary: 'Clones a post to a site as a draft.',
    usedBy: ['articleList', 'eventList', 'charityList', 'placeList'],
    query: z.object({
      siteId: idInQuery('A site is required'),
      sectionId: idInQuery('A section is required').optional(),
    }),
    body: z.object({ id }),
    ignores: onlyRead,
    touches: ['post'],
    reply: newsItem,
  }),
  saveEvent: endpoint({
    method: 'PUT',
    path: '/api/event',
    summary: 'Updates an event.',
    usedBy: ['eventList'],
    body: sentPost,
    ignores: onlyRead,
    touches: ['post'],
    reply: editedNewsItem,
  }),
};

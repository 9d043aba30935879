import { z } from 'zod';
import { postPickers } from '../../email/campaigns/mail-screens.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { direction, queryInt } from '../../platform/contract/paging.ts';
import { publicationRanges } from '../../platform/values/dates.ts';
import { byId, day, maxId } from '../../platform/values/fields.ts';
import { allStatuses, eventTimes, newsItemSorts } from './news-item.ts';
import { newsItem, postTypes, section } from './news-item-shape.ts';
import { dueTimes, storyStates } from './workflow.ts';

const isDayOrRange = z.union([z.enum(publicationRanges), day('')]);

const dayOrRange = (name: string) =>
  z
    .string()
    .refine(
      (value) => isDayOrRange.safeParse(value).success,
      `${name} must be a day or a named range`,
    );

const statusList = z
  .string()
  .regex(/^[01245](,[01245])*$/, 'status must be a list of status codes, such as 0,5')
  .default(allStatuses)
  .transform((value) => [...new Set(value.split(',').map(Number))]);

/** Search parameters of content lists and the item picker, with the defaults of Spec, content 7. */
export const newsItemQuery = z.strictObject({
  limit: queryInt('limit', 1, 100).default(10),
  offset: queryInt('offset', 0, 10_000_000).default(0),
  status: statusList,
  type: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(z.enum(postTypes, 'type must be one of the kinds of post')))
    .optional(),
  title: z.string().max(200, 'Use at most 200 characters in a search').optional(),
  siteId: queryInt('siteId', 1, maxId).optional(),
  sectionId: queryInt('sectionId', 1, maxId).optional(),
  /** The name of a section, over all sites. */
  section: z.string().max(200).optional(),
  authorId: queryInt('authorId', 1, maxId).optional(),
  /** Only posts that an import added or updated. */
  importId: queryInt('importId', 1, maxId).optional(),
  /** Only posts that are starred, or flagged for the editor. */
  starred: z.literal('true', 'starred can only be true').optional(),
  flaggedForEditor: z.literal('true', 'flaggedForEditor can only be true').optional(),
  /** Events that are still to come, or over. */
  when: z.enum(eventTimes, 'when must be upcoming, past or undated').optional(),
  /** Only stories that aren’t published yet: in a state, of an assignee (0 is nobody), due by a time. */
  state: z.enum(storyStates, `state must be one of ${storyStates.join(', ')}`).optional(),
  assigneeId: queryInt('assigneeId', 0, maxId).optional(),
  due: z.enum(dueTimes, `due must be one of ${dueTimes.join(', ')}`).optional(),
  /** Only posts with open comments. */
  comments: z.literal('open', 'comments can only be open').optional(),
  /** Only posts with open suggestions. */
  suggestions: z.literal('open', 'suggestions can only be open').optional(),
  startDate: dayOrRange('startDate').default('All Time'),
  endDate: dayOrRange('endDate').default('All Time'),
  sort: z.enum(newsItemSorts, 'This list can’t be sorted by that field').default('created_ts'),
  direction: direction.default('desc'),
});

/** The screens that list posts, write them or pick from them. */
const postScreens = [
  'articleList',
  'eventList',
  'charityList',
  'placeList',
  'postEdit',
  'seriesEdit',
  ...postPickers,
] as const;

/** Calls of posts (Spec, content 7). */
export const newsItemEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/api/news-item/search',
    summary: 'Returns a page of posts. The headers x-count and x-pages give the totals.',
    usedBy: [...postScreens],
    query: newsItemQuery,
    shows: ['post', 'author'],
    reply: z.array(newsItem),
  }),
  sections: endpoint({
    method: 'GET',
    path: '/api/news-item/sections/:id',
    summary: 'Lists the sections of a site.',
    usedBy: [...postScreens],
    params: byId,
    shows: ['site'],
    reply: z.array(section),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/news-item/:id',
    summary: 'Deletes a draft or an event. It can be restored.',
    access: ['editor', 'admin'],
    params: byId,
    query: z.object({ version: queryInt('version', 1, maxId).optional() }),
    touches: ['post'],
    reply: z.object({ id: z.int() }),
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/news-item/restore/:id',
    summary: 'Restores a deleted post.',
    access: ['editor', 'admin'],
    params: byId,
    touches: ['post'],
    reply: newsItem,
  }),
};

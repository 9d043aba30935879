import { z } from 'zod';
import { newsSections } from '../../people/sites/news-sections.ts';
import { publicationRanges } from '../../platform/values/dates.ts';
import { id } from '../../platform/values/fields.ts';
import type { newsItemQuery } from './news-item.endpoints.ts';
import { contentPageSizes, eventTimes, newsItemSorts } from './news-item.ts';
import type { AddedType } from './news-item-form.ts';
import { dueTimes, storyStates, unassigned } from './workflow.ts';

/** The filters of a content list by mark. */
export const markFilters = ['all', 'starred', 'flagged'] as const;
/** The choices of the status filter: all but deleted, live, drafts. */
export const statusFilters = ['0,1,2,5', '0', '5', '1', '2'] as const;

/** The filters and sort of a content list, without its page. Omitted ones have their defaults. */
export const contentFilters = z
  .strictObject({
    title: z.string().trim().max(200),
    siteId: id,
    section: z.enum(newsSections),
    authorId: id,
    importId: id,
    status: z.enum(statusFilters),
    marked: z.enum(markFilters),
    when: z.enum(['all', ...eventTimes]),
    state: z.enum(storyStates),
    assigneeId: z.union([z.literal(unassigned), id]),
    due: z.enum(dueTimes),
    comments: z.literal('open'),
    suggestions: z.literal('open'),
    published: z.enum(publicationRanges),
    sort: z.enum(newsItemSorts),
    direction: z.enum(['asc', 'desc']),
    pageSize: z.literal(contentPageSizes),
  })
  .partial();
export type ContentFilters = z.output<typeof contentFilters>;

/** The query of a list, with ids as numbers. */
export type ContentQuery = Omit<z.input<typeof newsItemQuery>, 'limit' | 'offset' | IdField> & {
  [name in IdField]?: number | undefined;
};
type IdField = 'siteId' | 'sectionId' | 'authorId' | 'importId' | 'assigneeId';

/** The filters as the server is asked them. */
export const queryOfFilters = (type: AddedType, filters: ContentFilters): ContentQuery => ({
  type,
  status: filters.status,
  title: filters.title || undefined,
  siteId: filters.siteId,
  section: filters.section,
  authorId: filters.authorId,
  importId: filters.importId,
  starred: filters.marked === 'starred' ? 'true' : undefined,
  flaggedForEditor: filters.marked === 'flagged' ? 'true' : undefined,
  when: filters.when === 'all' ? undefined : filters.when,
  state: filters.state,
  assigneeId: filters.assigneeId,
  due: filters.due,
  comments: filters.comments,
  suggestions: filters.suggestions,
  startDate: filters.published,
  sort: filters.sort,
  direction: filters.direction,
});

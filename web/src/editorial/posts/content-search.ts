import {
  type ContentFilters,
  contentFilters,
  markFilters,
  queryOfFilters,
  statusFilters,
} from '@masthead/shared/editorial/posts/content-filters.ts';
import {
  contentPageSizes,
  eventTimes,
  newsItemSorts,
} from '@masthead/shared/editorial/posts/news-item.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { dueTimes, storyStates } from '@masthead/shared/editorial/posts/workflow.ts';
import { newsSections } from '@masthead/shared/people/sites/news-sections.ts';
import { publicationRanges } from '@masthead/shared/platform/values/dates.ts';
import { z } from 'zod';
import {
  choiceOf,
  optionalId,
  pageNumber,
  pageSizeOf,
  searchText,
  sortDirection,
} from '../../platform/lists/search.ts';
import type { NewsItemSearch } from './news-item.queries.ts';

/** The search parameters of a content list (Spec, content 2: defaults). */
export const contentSearch = z.object({
  title: searchText,
  siteId: optionalId,
  section: choiceOf(['All', ...newsSections]),
  authorId: optionalId,
  importId: optionalId,
  status: choiceOf(statusFilters),
  marked: choiceOf(markFilters),
  when: choiceOf(['all', ...eventTimes]),
  state: choiceOf(['All', ...storyStates]),
  /** 0 is nobody. */
  assigneeId: z.coerce.number().int().min(0).nullable().default(null).catch(null),
  due: choiceOf(['all', ...dueTimes]),
  comments: choiceOf(['all', 'open']),
  suggestions: choiceOf(['all', 'open']),
  published: choiceOf(publicationRanges, 'All Time'),
  sort: choiceOf(newsItemSorts),
  direction: sortDirection,
  view: choiceOf(['list', 'board']),
  page: pageNumber,
  pageSize: pageSizeOf(contentPageSizes),
});
export type ContentSearch = z.output<typeof contentSearch>;

/** The filters that differ from the defaults. The page and the view aren't filters. */
export const filtersOf = (search: ContentSearch): ContentFilters => {
  const standard: Record<string, unknown> = contentSearch.parse({});
  const changed = Object.entries(search).filter(
    ([key, value]) => key !== 'page' && key !== 'view' && value !== standard[key],
  );
  return contentFilters.parse(Object.fromEntries(changed));
};

/** The search as the server is asked it. */
export const contentQuery = (type: AddedType, search: ContentSearch): NewsItemSearch => ({
  ...queryOfFilters(type, filtersOf(search)),
  status: search.status,
  startDate: search.published,
  sort: search.sort,
  direction: search.direction,
  limit: search.pageSize,
  offset: (search.page - 1) * search.pageSize,
});

import { publicationRanges } from '@masthead/shared/dates.ts';
import {
  contentPageSizes,
  newsItemSorts,
  newsSections,
} from '@masthead/shared/news-items/news-item.ts';
import { z } from 'zod';
import {
  choiceOf,
  optionalId,
  pageNumber,
  pageSizeOf,
  searchText,
  sortDirection,
} from '../lists/search.ts';
import type { NewsItemSearch } from './news-item.queries.ts';

/** What the list of articles shows, as its address says it (Spec, content 2: defaults). */
export const articleSearch = z.object({
  title: searchText,
  siteId: optionalId,
  section: choiceOf(['All', ...newsSections]),
  authorId: optionalId,
  status: choiceOf(['0,1,2,5', '0', '5']),
  published: choiceOf(publicationRanges, 'All Time'),
  sort: choiceOf(newsItemSorts),
  direction: sortDirection,
  page: pageNumber,
  pageSize: pageSizeOf(contentPageSizes),
});
export type ArticleSearch = z.output<typeof articleSearch>;

/** The search as the server is asked it. */
export const articleQuery = (search: ArticleSearch): NewsItemSearch => ({
  type: 'article',
  limit: search.pageSize,
  offset: (search.page - 1) * search.pageSize,
  status: search.status,
  title: search.title || undefined,
  siteId: search.siteId ?? undefined,
  section: search.section === 'All' ? undefined : search.section,
  authorId: search.authorId ?? undefined,
  startDate: search.published,
  sort: search.sort,
  direction: search.direction,
});

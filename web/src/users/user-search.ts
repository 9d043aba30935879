import { z } from 'zod';
import { choiceOf, pageNumber, searchText } from '../lists/search.ts';

/** What the list of users shows, as its address says it. */
export const userListSearch = z.object({
  search: searchText,
  disabled: choiceOf(['hide', 'show']),
  page: pageNumber,
});
export type UserListSearch = z.output<typeof userListSearch>;

/** Rows on a page of the list of users. */
export const userPageSize = 20;

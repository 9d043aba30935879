import { z } from 'zod';
import { choiceOf, pageNumber, searchText } from '../lists/search.ts';

/** What the list of firms shows, as its address says it. */
export const firmListSearch = z.object({
  name: searchText,
  lacking: choiceOf(['no', 'yes']),
  sort: choiceOf(['name']),
  direction: choiceOf(['asc', 'desc']),
  page: pageNumber,
});

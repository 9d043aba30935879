import { suppressionFilters } from '@masthead/shared/mailings/suppression.ts';
import { z } from 'zod';
import { choiceOf, pageNumber, searchText } from '../lists/search.ts';

/** What the suppression list shows, as its address says it. */
export const suppressionSearch = z.object({
  search: searchText,
  show: choiceOf(suppressionFilters),
  page: pageNumber,
});
export type SuppressionSearch = z.output<typeof suppressionSearch>;

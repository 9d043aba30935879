import { z } from 'zod';
import { pageNumber, searchText } from '../lists/search.ts';

/** What the list of visits shows, as its address says it. */
export const chatVisitSearch = z.object({ search: searchText, page: pageNumber });

/** Rows on a page. */
export const visitPageSize = 50;

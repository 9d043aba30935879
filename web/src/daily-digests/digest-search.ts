import {
  type dailyDigestOperations,
  digestPageSize,
  digestSorts,
} from '@masthead/shared/daily-digests/daily-digest.operations.ts';
import { digestStyles } from '@masthead/shared/daily-digests/daily-digest.ts';
import { z } from 'zod';
import { choiceOf, optionalId, pageNumber, searchText, sortDirection } from '../lists/search.ts';

/** What the list of digests shows, as its address says it (Spec, content 2). */
export const digestSearch = z.object({
  subject: searchText,
  siteId: optionalId,
  style: choiceOf(['All', ...digestStyles]),
  sort: choiceOf(digestSorts),
  direction: sortDirection,
  page: pageNumber,
});
export type DigestSearch = z.output<typeof digestSearch>;

type ListArgs = z.input<typeof dailyDigestOperations.dailyDigests.args>;

/** The search as the server is asked it. */
export const digestListArgs = (search: DigestSearch): ListArgs => ({
  subject: search.subject || null,
  siteId: search.siteId,
  style: search.style === 'All' ? null : search.style,
  sort: search.sort,
  direction: search.direction,
  offset: (search.page - 1) * digestPageSize,
  limit: digestPageSize,
});

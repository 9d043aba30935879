import { z } from 'zod';
import { optionalId, pageNumber, searchText } from '../lists/search.ts';

/** What the outbox shows, as its address says it; `message` is the one that is open. */
export const outboxSearch = z.object({
  search: searchText,
  page: pageNumber,
  message: optionalId,
});
export type OutboxSearch = z.output<typeof outboxSearch>;

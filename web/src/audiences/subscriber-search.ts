import { subscriberShows, subscriberSorts } from '@masthead/shared/audiences/audience.ts';
import { z } from 'zod';
import { choiceOf, pageNumber, searchText } from '../lists/search.ts';

/** What the list of subscribers shows, as its address says it. */
export const subscriberSearch = z.object({
  search: searchText,
  status: choiceOf(['All', ...subscriberShows]),
  sort: choiceOf(subscriberSorts),
  direction: choiceOf(['asc', 'desc']),
  page: pageNumber,
});
export type SubscriberSearch = z.output<typeof subscriberSearch>;

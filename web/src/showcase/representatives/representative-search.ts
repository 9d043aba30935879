import { representativeSorts } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import { z } from 'zod';
import { choiceOf, optionalId, pageNumber, searchText } from '../../platform/lists/search.ts';

/** What the list of realtors shows, as its address says it. */
export const representativeListSearch = z.object({
  name: searchText,
  firmId: optionalId,
  lacking: choiceOf(['no', 'yes']),
  sort: choiceOf(representativeSorts),
  direction: choiceOf(['asc', 'desc']),
  page: pageNumber,
});

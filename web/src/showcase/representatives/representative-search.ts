import { representativeSorts } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import { z } from 'zod';
import { choiceOf, optionalId, pageNumber, searchText } from '../../platform/lists/search.ts';

/** URL parameters of the list of realtors. */
export const representativeListSearch = z.object({
  name: searchText,
  firmId: optionalId,
  lacking: choiceOf(['no', 'yes']),
  sort: choiceOf(representativeSorts),
  direction: choiceOf(['asc', 'desc']),
  page: pageNumber,
});

import { authorEndpoints } from '@masthead/shared/editorial/authors/author.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';

/** Every byline, by name; loaded once after sign-in. */
export const useAuthors = () =>
  useQuery({ ...queryOf(authorEndpoints.list), staleTime: Number.POSITIVE_INFINITY });

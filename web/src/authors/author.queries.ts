import { authorEndpoints } from '@masthead/shared/authors/author.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../app/call.ts';

/** Every byline, by name; loaded once after sign-in. */
export const useAuthors = () =>
  useQuery({ ...queryOf(authorEndpoints.list), staleTime: Number.POSITIVE_INFINITY });

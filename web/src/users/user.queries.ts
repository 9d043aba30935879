import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../app/call.ts';

/** The people whom this person may see; loaded once after sign-in. */
export const useUsers = () =>
  useQuery({ ...queryOf(userEndpoints.list), staleTime: Number.POSITIVE_INFINITY });

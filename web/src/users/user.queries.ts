import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { isUserRow, type ListedUser, type User } from '@masthead/shared/users/user.ts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryOf } from '../app/call.ts';
import { edited } from '../app/touched.ts';

// Why: named, so that a list of 10,000 is not gone through with every draw.
const onlyEnabled = (people: ListedUser[]) => people.filter((one) => !one.isDisabled);
const onlyRows = (people: ListedUser[]) => people.filter(isUserRow);

/** The enabled people whom this person may see, for pickers; loaded once after sign-in. */
export const useUsers = () =>
  useQuery({
    ...queryOf(userEndpoints.list),
    staleTime: Number.POSITIVE_INFINITY,
    select: onlyEnabled,
  });

/** Everybody with all that the list of users shows, the disabled too; for admins. */
export const useEverybody = () =>
  useQuery({
    ...queryOf(userEndpoints.list),
    meta: { isQuiet: true },
    select: onlyRows,
  });

/** One person, for the edit screen. */
export const userQuery = (id: string | number) =>
  queryOptions({
    ...queryOf(userEndpoints.get, { params: { id: String(id) } }),
    ...edited(),
  });

/** The person as they are stored now. */
export const latestUser = (id: number): Promise<User> =>
  call(userEndpoints.get, { params: { id: String(id) } });

/** The profiles of an e-mail at the outside publisher platform. */
export const externalProfilesQuery = (email: string) =>
  queryOptions({
    ...queryOf(userEndpoints.externalProfiles, { params: { email } }),
    meta: { isQuiet: true },
  });

/** Keeps what a call has answered. */
export function keepUser(queryClient: QueryClient, user: User): void {
  queryClient.setQueryData(userQuery(user.id).queryKey, user);
}

/** `keepUser` for the component that calls. */
export function useKeepUser() {
  const queryClient = useQueryClient();
  return (user: User) => keepUser(queryClient, user);
}

import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { isUserRow, type ListedUser } from '@masthead/shared/people/users/user.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';

// Why a named function: a list of 10,000 must not be filtered again on every render.
const onlyEnabled = (people: ListedUser[]) => people.filter((one) => !one.isDisabled);
const onlyRows = (people: ListedUser[]) => people.filter(isUserRow);

/** The enabled people that the viewer may see, for pickers; loaded once after sign-in. */
export const useUsers = () =>
  useQuery({
    ...queryOf(userEndpoints.list),
    staleTime: Number.POSITIVE_INFINITY,
    select: onlyEnabled,
  });

/** All people with every field of the user list, including disabled ones; for admins. */
export const useEverybody = () =>
  useQuery({
    ...queryOf(userEndpoints.list),
    meta: { isQuiet: true },
    select: onlyRows,
  });

/** Profiles of an email on the external publishing platform. */
export const externalProfilesQuery = (email: string) =>
  queryOptions({
    ...queryOf(userEndpoints.externalProfiles, { params: { email } }),
    meta: { isQuiet: true },
  });

import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { isUserRow, type ListedUser } from '@masthead/shared/people/users/user.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';

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

/** The profiles of an e-mail at the outside publisher platform. */
export const externalProfilesQuery = (email: string) =>
  queryOptions({
    ...queryOf(userEndpoints.externalProfiles, { params: { email } }),
    meta: { isQuiet: true },
  });

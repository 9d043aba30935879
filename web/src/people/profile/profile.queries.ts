import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import type { Profile } from '@masthead/shared/people/profile/profile.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';
import { changeUser } from '../../platform/api/session.ts';
import { edited } from '../../platform/api/touched.ts';

/** The person's own record, for the profile page. */
export const profileQuery = () =>
  queryOptions({
    ...queryOf(profileEndpoints.get),
    ...edited(),
  });

/** The browsers in which the person is signed in. */
export const sessionsQuery = () =>
  queryOptions({ ...queryOf(profileEndpoints.sessions), meta: { isQuiet: true } });

/** Caches the saved record; the header updates immediately. */
export function cacheProfile(queryClient: QueryClient, profile: Profile): void {
  const { name, email, imageUrl } = profile;
  queryClient.setQueryData(profileQuery().queryKey, profile);
  changeUser({ name, email, imageUrl });
}

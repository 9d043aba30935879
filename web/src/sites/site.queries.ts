import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import type { WholeSite } from '@masthead/shared/sites/site.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryOf } from '../app/call.ts';
import { edited } from '../app/touched.ts';

const list = queryOf(siteEndpoints.list);

/** Every site, in site order; loaded once after sign-in. */
export const useSites = () => useQuery({ ...list, staleTime: Number.POSITIVE_INFINITY });

/** Every site, read again for the screen that lists them. */
export const useSiteList = () => useQuery({ ...list, meta: { isQuiet: true } });

/** One site, for its edit screen. */
export const siteQuery = (id: string) =>
  queryOptions({
    ...queryOf(siteEndpoints.get, { params: { id } }),
    ...edited(),
  });

export const latestSite = (id: number): Promise<WholeSite> =>
  call(siteEndpoints.get, { params: { id } });

/** Keeps a saved site. */
export function useKeepSite() {
  const queryClient = useQueryClient();
  return (site: WholeSite): void => {
    queryClient.setQueryData(siteQuery(String(site.id)).queryKey, site);
  };
}

import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import type { SiteRecord } from '@masthead/shared/sites/site.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryOf } from '../app/call.ts';

const list = queryOf(siteEndpoints.list);

/** Every site, in site order; loaded once after sign-in. */
export const useSites = () => useQuery({ ...list, staleTime: Number.POSITIVE_INFINITY });

/** Every site, read again for the screen that lists them. */
export const useSiteList = () => useQuery({ ...list, meta: { isQuiet: true } });

/** One site, for its edit screen. */
export const siteQuery = (id: string) =>
  queryOptions({
    ...queryOf(siteEndpoints.get, { params: { id } }),
    refetchOnWindowFocus: false,
    meta: { isQuiet: true },
  });

export const latestSite = (id: number): Promise<SiteRecord> =>
  call(siteEndpoints.get, { params: { id } });

/** Keeps a saved site, and reads the sites again that every screen offers. */
export function useKeepSite() {
  const queryClient = useQueryClient();
  return (site: SiteRecord) => {
    queryClient.setQueryData(siteQuery(String(site.id)).queryKey, site);
    void queryClient.invalidateQueries({ queryKey: list.queryKey });
  };
}

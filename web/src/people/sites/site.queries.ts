import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';

const list = queryOf(siteEndpoints.list);

/** All sites, in site order; loaded once after sign-in. */
export const useSites = () => useQuery({ ...list, staleTime: Number.POSITIVE_INFINITY });

/** All sites, refetched for the screen that lists them. */
export const useSiteList = () => useQuery({ ...list, meta: { isQuiet: true } });

import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../app/call.ts';

/** Every site, in site order; loaded once after sign-in. */
export const useSites = () =>
  useQuery({ ...queryOf(siteEndpoints.list), staleTime: Number.POSITIVE_INFINITY });

import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { type MailStatus, statusPollMs } from '@masthead/shared/email/campaigns/campaign.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import type { OfOne } from './campaign-kind.ts';

/** The status of a campaign, polled every five seconds while the tab is visible; nothing without an id. */
export const useMailStatus = (endpoint: OfOne<MailStatus>, id: number | null) =>
  useQuery({
    ...queryOf(endpoint, { params: { id: id ?? 0 } }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: statusPollMs,
    refetchIntervalInBackground: false,
    meta: { isQuiet: true },
  });

/** The saved email as it would go out; every saved version is a new one. */
export function useEmailGlimpse(id: number, version: number) {
  const preview = queryOf(campaignEndpoints.preview, { params: { id } });
  return useQuery({
    queryKey: [...preview.queryKey, version],
    queryFn: ({ signal }) => call(campaignEndpoints.preview, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });
}

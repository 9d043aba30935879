import { campaignEndpoints } from '@masthead/shared/campaigns/campaign.endpoints.ts';
import { type mailStatus, statusPollMs } from '@masthead/shared/campaigns/campaign.ts';
import type { Endpoint } from '@masthead/shared/endpoint.ts';
import type { byId } from '@masthead/shared/fields.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, queryOf } from '../app/call.ts';

/** The status call of one kind of email. */
export type MailStatusEndpoint = Endpoint<
  typeof byId,
  z.ZodUndefined,
  z.ZodUndefined,
  typeof mailStatus
>;

/** Where a campaign stands, asked every five seconds while the tab is seen; nothing without an id. */
export const useMailStatus = (endpoint: MailStatusEndpoint, id: number | null) =>
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

import { type mailStatus, statusPollMs } from '@masthead/shared/campaigns/campaign.ts';
import type { Endpoint } from '@masthead/shared/endpoint.ts';
import type { byId } from '@masthead/shared/fields.ts';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { queryOf } from '../app/call.ts';

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

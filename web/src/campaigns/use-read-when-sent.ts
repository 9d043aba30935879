import type { CampaignStatus } from '@masthead/shared/campaigns/campaign.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { z } from 'zod';
import type { CampaignKind, CampaignRecord } from './campaign-kind.ts';
import { readCampaignAgain } from './campaign-record.queries.ts';

/** Reads the email again when its send begins or ends; the form follows what is read. */
export function useReadWhenSent<S extends z.ZodObject, R extends CampaignRecord>(
  kind: CampaignKind<S, R>,
  record: R | null,
  seen: CampaignStatus | undefined,
): void {
  const queryClient = useQueryClient();
  const id = record?.id;
  const known = record?.status;
  useEffect(() => {
    if (id === undefined || seen === undefined || seen === known) return;
    void readCampaignAgain(queryClient, kind, id);
  }, [id, seen, known, kind, queryClient]);
}

import { driftMessages } from '@masthead/shared/campaigns/drift.messages.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayingFailure } from '../forms/say-failure.ts';
import { toast } from '../ui/toast.tsx';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';
import { keepCampaign, readCampaignAgain, toldOf } from './campaign-record.queries.ts';

/** Schedules an email again with what its posts and listings say now. */
export function useRefresh<R extends CampaignRecord>(kind: AnyCampaignKind<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: CampaignRecord) =>
      sayingFailure(driftMessages.failed, kind.refresh({ id, version })),
    onSuccess: (record) => {
      keepCampaign(queryClient, kind, record);
      toast(toldOf(record, driftMessages.refreshed));
    },
    onError: (_error, { id }) => readCampaignAgain(queryClient, kind, id),
  });
}

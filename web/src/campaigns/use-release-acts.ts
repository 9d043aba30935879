import { releaseMessages } from '@masthead/shared/campaigns/release.messages.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { toast } from '../ui/toast.tsx';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';
import { readCampaignAgain } from './campaign-record.queries.ts';

/** Asks for a release, approves, and takes back. */
export function useReleaseActs<R extends CampaignRecord>(
  kind: AnyCampaignKind<R>,
  record: R,
  /** Saves what has changed; null when it could not be saved. */
  save: () => Promise<R | null>,
) {
  const queryClient = useQueryClient();
  const { endpoints } = kind;
  const seen = ({ id, version }: R) => ({ body: { id, version } });
  const after = (said: string) => ({
    onSuccess: () => toast(said),
    onError: (_error: Error, { id }: R) => readCampaignAgain(queryClient, kind, id),
  });
  const asking = useMutation({
    mutationFn: (email: R) =>
      sayingFailure(releaseMessages.askFailed, call(endpoints.askRelease, seen(email))),
    ...after(releaseMessages.asked),
  });
  const approving = useMutation({
    mutationFn: (email: R) =>
      sayingFailure(releaseMessages.approveFailed, call(endpoints.approveRelease, seen(email))),
    ...after(releaseMessages.approved),
  });
  const takingBack = useMutation({
    mutationFn: ({ id }: R) =>
      sayingFailure(
        releaseMessages.takeBackFailed,
        call(endpoints.takeBackRelease, { params: { id } }),
      ),
    ...after(releaseMessages.takenBack),
  });
  const ask = async () => {
    const email = await save();
    if (email) asking.mutate(email);
  };
  return {
    ask: () => void ask(),
    // Why: what is approved has been seen, so nothing is saved before.
    approve: () => approving.mutate(record),
    takeBack: () => takingBack.mutate(record),
    isAsking: asking.isPending,
    isApproving: approving.isPending,
    isTakingBack: takingBack.isPending,
  };
}

import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, queryOf } from '../app/call.ts';
import { toast, toastFailure, toastUndo, toastWorking } from '../ui/toast.tsx';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';

/** One email of a kind. What is being edited is not read again behind the editor's back. */
export const campaignQuery = <R extends CampaignRecord>(
  { endpoints }: AnyCampaignKind<R>,
  id: string | number,
) =>
  queryOptions({
    ...queryOf(endpoints.get, { params: { id: String(id) } }),
    refetchOnWindowFocus: false,
  });

/** Puts an email as the server answered it where every screen reads it. */
export function keepCampaign<R extends CampaignRecord>(
  queryClient: QueryClient,
  kind: AnyCampaignKind<R>,
  record: R,
): void {
  const { queryKey } = campaignQuery(kind, record.id);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, record);
  void queryClient.invalidateQueries({
    queryKey: queryOf(kind.endpoints.status, { params: { id: record.id } }).queryKey,
  });
  void reloadLists(queryClient, kind);
}

export const latestCampaign = <R extends CampaignRecord>(
  { endpoints }: AnyCampaignKind<R>,
  id: number,
): Promise<R> => call(endpoints.get, { params: { id } });

/** Says that the lists of a kind are no longer true. */
const reloadLists = (queryClient: QueryClient, { listedBy }: AnyCampaignKind): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [listedBy] });

/** Takes an email back from the provider; while it is being sent, stops the rest. */
export function useUnschedule<R extends CampaignRecord>(kind: AnyCampaignKind<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(kind.endpoints.unschedule, { params: { id } }),
    onSuccess: (record) => {
      keepCampaign(queryClient, kind, record);
      const isStopped = record.status === 'canceled';
      toast(isStopped ? campaignMessages.sendingStopped : campaignMessages.unscheduled);
    },
    onError: (_error, id) =>
      queryClient.invalidateQueries({ queryKey: campaignQuery(kind, id).queryKey }),
  });
}

/** Sends the saved email to the person who asks. By POST, so that a second test is a second email. */
export function useTestEmail({ endpoints }: AnyCampaignKind) {
  return useMutation({
    mutationFn: async (id: number) => {
      const done = toastWorking(campaignMessages.testSending);
      return call(endpoints.postTestEmail, { params: { id } }).finally(done);
    },
    onSuccess: ({ to }) => toast(campaignMessages.testSentTo(to)),
    onError: (error) => sayFailed(campaignMessages.testFailed, error),
    meta: { isQuiet: true },
  });
}

/** Deletes an email, with a way back. */
export function useDeleteCampaign(kind: AnyCampaignKind) {
  const queryClient = useQueryClient();
  const reload = () => reloadLists(queryClient, kind);
  const restore = useMutation({
    mutationFn: (id: number) => call(kind.endpoints.restore, { params: { id } }),
    onSuccess: () => {
      toast(campaignMessages.restored);
      return reload();
    },
  });
  return useMutation({
    mutationFn: kind.remove,
    onSuccess: (_reply, id) => {
      toastUndo(campaignMessages.deleted, () => restore.mutate(id));
    },
    onError: (error) => sayFailed(campaignMessages.deleteFailed, error),
    onSettled: reload,
    meta: { isQuiet: true },
  });
}

/** Spec, content 8; decisions 4: what failed is named, then why. */
function sayFailed(what: string, error: Error) {
  if (error instanceof ApiError && error.isRefusal) return;
  const { requestId } = error as { requestId?: string };
  toastFailure({ message: `${what} ${error.message}`, requestId });
}

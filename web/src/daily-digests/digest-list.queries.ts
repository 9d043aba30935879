import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { statusPollMs } from '@masthead/shared/campaigns/campaign.ts';
import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/daily-digests/daily-digest.operations.ts';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, call, callOperation, operationQueryOf } from '../app/call.ts';
import { toast, toastFailure, toastUndo } from '../ui/toast.tsx';
import { type DigestSearch, digestListArgs } from './digest-search.ts';

const { dailyDigests, deleteDailyDigest } = dailyDigestOperations;

/** A page of digests; the old page stays until the new one is there, and what is being sent is followed. */
export const digestPage = (search: DigestSearch) =>
  queryOptions({
    ...operationQueryOf(dailyDigests, digestListArgs(search)),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.nodes.some(({ status }) => status === 'sending') ? statusPollMs : false,
  });

/** Says that the lists of digests are no longer true. */
export const reloadDigestLists = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [dailyDigests.name] });

/** Deletes a digest, with a way back. */
export function useDeleteDigest() {
  const queryClient = useQueryClient();
  const reload = () => reloadDigestLists(queryClient);
  const restore = useMutation({
    mutationFn: (id: number) => call(dailyDigestEndpoints.restore, { params: { id } }),
    onSuccess: () => {
      toast(campaignMessages.restored);
      return reload();
    },
  });
  return useMutation({
    mutationFn: (id: number) => callOperation(deleteDailyDigest, { id }),
    onSuccess: (_reply, id) => {
      toastUndo(campaignMessages.deleted, () => restore.mutate(id));
    },
    onError: sayDeleteFailed,
    onSettled: reload,
    meta: { isQuiet: true },
  });
}

/** Decisions 4: what failed is named, then why. */
function sayDeleteFailed(error: Error) {
  if (error instanceof ApiError && error.isRefusal) return;
  const { requestId } = error as { requestId?: string };
  toastFailure({ message: `${campaignMessages.deleteFailed} ${error.message}`, requestId });
}

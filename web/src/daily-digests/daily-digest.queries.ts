import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import type { DailyDigest, DigestForm } from '@masthead/shared/daily-digests/daily-digest.ts';
import type { Day } from '@masthead/shared/dates.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, queryOf } from '../app/call.ts';
import { toast, toastFailure, toastWorking } from '../ui/toast.tsx';
import { reloadDigestLists } from './digest-list.queries.ts';

const { get, status } = dailyDigestEndpoints;

/** One digest. What is being edited is not read again behind the editor's back. */
export const digestQuery = (id: string | number) =>
  queryOptions({ ...queryOf(get, { params: { id: String(id) } }), refetchOnWindowFocus: false });

/** Puts a digest as the server answered it where every screen reads it. */
export function keepDigest(queryClient: QueryClient, digest: DailyDigest): void {
  const { queryKey } = digestQuery(digest.id);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, digest);
  void queryClient.invalidateQueries({
    queryKey: queryOf(status, { params: { id: digest.id } }).queryKey,
  });
  void reloadDigestLists(queryClient);
}

export const createDigest = (values: DigestForm): Promise<DailyDigest> =>
  call(dailyDigestEndpoints.create, { body: values });

interface Saved {
  id: number;
  version: number | undefined;
}

export const updateDigest = (saved: Saved, values: DigestForm): Promise<DailyDigest> =>
  call(dailyDigestEndpoints.update, { body: { ...values, ...saved } });

export const scheduleDigest = (saved: Saved, values: DigestForm): Promise<DailyDigest> =>
  call(dailyDigestEndpoints.schedule, { body: { ...values, ...saved } });

export const latestDigest = (id: number): Promise<DailyDigest> => call(get, { params: { id } });

/** The posts of the window of a site and send date, by section (Spec, content 7). */
export const useBuildDigest = () =>
  useMutation({
    mutationFn: (query: { siteId: number; sendDate: Day }) =>
      call(dailyDigestEndpoints.build, { query }),
  });

/** Takes a digest back from the provider; while it is being sent, stops the rest. */
export function useUnscheduleDigest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(dailyDigestEndpoints.unschedule, { params: { id } }),
    onSuccess: (digest) => {
      keepDigest(queryClient, digest);
      const isStopped = digest.status === 'canceled';
      toast(isStopped ? campaignMessages.sendingStopped : campaignMessages.unscheduled);
    },
    onError: (_error, id) => queryClient.invalidateQueries(digestQuery(id)),
  });
}

/** Sends the saved digest to the person who asks. By POST, so that a second test is a second email. */
export function useTestEmail() {
  return useMutation({
    mutationFn: async (id: number) => {
      const done = toastWorking(campaignMessages.testSending);
      return call(dailyDigestEndpoints.postTestEmail, { params: { id } }).finally(done);
    },
    onSuccess: ({ to }) => toast(campaignMessages.testSentTo(to)),
    onError: sayTestFailed,
    meta: { isQuiet: true },
  });
}

/** Spec, content 8: the sentence of the failure first, then why. */
function sayTestFailed(error: Error) {
  if (error instanceof ApiError && error.isRefusal) return;
  const { requestId } = error as { requestId?: string };
  toastFailure({ message: `${campaignMessages.testFailed} ${error.message}`, requestId });
}

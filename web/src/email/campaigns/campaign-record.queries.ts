import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { edited } from '../../platform/api/touched.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { confirm } from '../../platform/ui/confirm.tsx';
import { toast, toastUndo } from '../../platform/ui/toast.tsx';
import { type AnyCampaignKind, type CampaignRecord, usualWords } from './campaign-kind.ts';

const wordsOf = ({ words }: AnyCampaignKind) => ({ ...usualWords, ...words });

/** One email of a kind. */
export const campaignQuery = <R extends CampaignRecord>(
  { endpoints }: AnyCampaignKind<R>,
  id: string | number,
) =>
  queryOptions({
    ...queryOf(endpoints.get, { params: { id: String(id) } }),
    ...edited(),
  });

/** What the edit screen of a kind asks for first; nothing for a new email. */
export const firstCampaign =
  <R extends CampaignRecord>(kind: AnyCampaignKind<R>) =>
  ({ id }: { id?: string }) =>
    id ? campaignQuery(kind, id) : null;

/** Puts an email as the server answered it where every screen reads it. */
export function cacheCampaign<R extends CampaignRecord>(
  queryClient: QueryClient,
  kind: AnyCampaignKind<R>,
  record: R,
): void {
  const { queryKey } = campaignQuery(kind, record.id);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, record);
}

export const latestCampaign = <R extends CampaignRecord>(
  { endpoints }: AnyCampaignKind<R>,
  id: number,
): Promise<R> => call(endpoints.get, { params: { id } });

/** Reads an email again that is another one than the screen shows, by what its status or a refusal says. */
export const readCampaignAgain = (
  queryClient: QueryClient,
  kind: AnyCampaignKind,
  id: number,
): Promise<void> => queryClient.invalidateQueries({ queryKey: campaignQuery(kind, id).queryKey });

/** The toast for an action at the mail provider: an unconfirmed one continues in the background (29.11). */
export const toldOf = ({ status }: CampaignRecord, done: string): string =>
  status === 'unknown' ? campaignMessages.goesOn : done;

/** Takes an email back from the provider; while it is being sent, stops the rest. */
export function useUnschedule<R extends CampaignRecord>(kind: AnyCampaignKind<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(kind.endpoints.unschedule, { params: { id } }),
    onSuccess: (record) => {
      cacheCampaign(queryClient, kind, record);
      const { sendingStopped, unscheduled, goesOn } = campaignMessages;
      if (record.status === 'canceled') toast(sendingStopped);
      else toast(record.status === 'draft' ? unscheduled : goesOn);
    },
    onError: (_error, id) => readCampaignAgain(queryClient, kind, id),
  });
}

/** Copies an email as a draft. */
export function useCloneCampaign(kind: AnyCampaignKind) {
  return useMutation({
    mutationFn: (id: number) =>
      sayingFailure(campaignMessages.cloneFailed, call(kind.endpoints.clone, { params: { id } })),
    onSuccess: () => toast(wordsOf(kind).cloned),
  });
}

/** Sends the saved email at once, to the readers who are named before. */
export function useSendNow<R extends CampaignRecord>(kind: AnyCampaignKind<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, version }: CampaignRecord) => {
      const { sendNowFailed } = campaignMessages;
      const asking = call(kind.endpoints.readers, { params: { id } });
      const readers = await sayingFailure(sendNowFailed, asking);
      const detail = campaignMessages.sendNowDetail(readers);
      const question = { title: campaignMessages.sendNow, detail, confirmLabel: 'Send now' };
      if (!(await confirm(question))) return null;
      return sayingFailure(sendNowFailed, kind.sendNow({ id, version }));
    },
    onSuccess: (record) => {
      if (!record) return;
      cacheCampaign(queryClient, kind, record);
      toast(toldOf(record, campaignMessages.sendingNow));
    },
    onError: (_error, { id }) => readCampaignAgain(queryClient, kind, id),
  });
}

/** Deletes an email, with a way back. */
export function useDeleteCampaign(kind: AnyCampaignKind) {
  const restore = useMutation({
    mutationFn: (id: number) => call(kind.endpoints.restore, { params: { id } }),
    onSuccess: () => toast(campaignMessages.restored),
  });
  return useMutation({
    mutationFn: (id: number) => sayingFailure(campaignMessages.deleteFailed, kind.remove(id)),
    onSuccess: (_reply, id) => {
      toastUndo(wordsOf(kind).deleted, () => restore.mutate(id));
    },
  });
}

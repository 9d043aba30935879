import { audienceEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import { type Audience, audienceRename } from '@masthead/shared/audiences/audience.ts';
import { historyMessages } from '@masthead/shared/history/history.messages.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { HistoryButton } from '../forms/HistoryButton.tsx';
import { toast } from '../ui/toast.tsx';

/** What was done to an audience. What is restored is saved at once: the screen has no form that it could be put into. */
export function AudienceHistory({ audience }: { audience: Audience }) {
  const { id, name, version } = audience;
  const saving = useMutation({
    mutationFn: (values: Record<string, unknown>) => {
      const kept = audienceRename.safeParse({ ...values, version });
      if (!kept.success) throw new Error(historyMessages.notReadable);
      return call(audienceEndpoints.rename, { params: { id }, body: kept.data });
    },
    onSuccess: () => toast(audienceMessages.updated),
  });
  const restore = (values: Record<string, unknown>) =>
    saving.mutateAsync(values).then(
      () => true,
      // Why nothing more: why it failed is said where all failures are.
      () => false,
    );
  return (
    <HistoryButton screen="audienceEdit" id={id} title={name} locked={null} onRestore={restore} />
  );
}

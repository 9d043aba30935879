import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useGoTo } from '../app/links.tsx';
import { useStable } from '../forms/use-stable.ts';
import { toast } from '../ui/toast.tsx';
import {
  digestQuery,
  scheduleDigest,
  useTestEmail,
  useUnscheduleDigest,
} from './daily-digest.queries.ts';
import { useDeleteDigest } from './digest-list.queries.ts';
import { type Editing, useDigestSaves } from './use-digest-saves.ts';

/** What can be done with a digest on its edit screen (Spec, content 2, 4). */
export function useDigestActs(editing: Editing) {
  const { digest, area } = editing;
  const goTo = useGoTo();
  const queryClient = useQueryClient();
  const saves = useDigestSaves(editing);
  const test = useTestEmail();
  const unscheduling = useUnscheduleDigest();
  const removing = useDeleteDigest();

  const sendTest = async () => {
    const isSaved = digest !== null && (saves.isFixed || !area.isChanged);
    const saved = isSaved ? digest : await saves.save('test');
    if (saved) test.mutate(saved.id);
  };

  const schedule = async () => {
    if (!digest) return;
    const { id } = digest;
    const scheduled = await saves.save('schedule', (values, version) =>
      scheduleDigest({ id, version }, values),
    );
    if (scheduled) return toast(campaignMessages.scheduled);
    // Why: the provider is asked after the save, so its refusal leaves a newer version behind.
    await queryClient.invalidateQueries(digestQuery(id));
  };

  const remove = async () => {
    if (!digest) return;
    await removing.mutateAsync(digest.id);
    area.discardChanges();
    await goTo('dailyDigestList');
  };

  const acts = useStable({
    saveAndStay: () => void saves.saveAndStay(),
    saveAndLeave: () => void saves.saveAndLeave(),
    saveAndPreview: () => void saves.saveAndPreview(),
    sendTest: () => void sendTest(),
    schedule: () => void schedule(),
    unschedule: () => digest && unscheduling.mutate(digest.id),
    remove: () => void remove().catch(() => {}),
    /** Shows what is in the way of a save or, said so, of a preview. */
    check: (sentence?: string) => editing.saving.check(sentence),
  });
  return {
    ...acts,
    doing: saves.doing,
    isFixed: saves.isFixed,
    locked: saves.locked,
    isTesting: test.isPending,
    isUnscheduling: unscheduling.isPending,
    isRemoving: removing.isPending,
  };
}

export type DigestActs = ReturnType<typeof useDigestActs>;

import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { sentences } from '@masthead/shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { useGoTo } from '../app/links.tsx';
import { useStable } from '../forms/use-stable.ts';
import { toast } from '../ui/toast.tsx';
import type { CampaignRecord } from './campaign-kind.ts';
import {
  readCampaignAgain,
  toldOf,
  useDeleteCampaign,
  useUnschedule,
} from './campaign-record.queries.ts';
import { type Editing, useCampaignSaves } from './use-campaign-saves.ts';
import { useSaveAsNew } from './use-save-as-new.ts';
import { useSavedActs } from './use-saved-acts.ts';

/** What can be done with an email on its edit screen (Spec, content 2, 4). */
export function useCampaignActs<S extends z.ZodObject, R extends CampaignRecord>(
  editing: Editing<S, R>,
) {
  const { kind, record, area } = editing;
  const goTo = useGoTo();
  const queryClient = useQueryClient();
  const saves = useCampaignSaves(editing);
  const saved = useSavedActs(editing, saves);
  const unscheduling = useUnschedule(kind);
  const removing = useDeleteCampaign(kind);

  const schedule = async () => {
    if (!record) return;
    const { id } = record;
    // Why: another person's words go out only when they were seen here.
    const scheduled = await saves.save(
      'schedule',
      (values, version) => kind.schedule({ id, version }, values),
      sentences.fixBeforeSaving,
      'asking',
    );
    if (scheduled) return toast(toldOf(scheduled, campaignMessages.scheduled));
    // Why: the provider is asked after the save, so its refusal leaves a newer version behind.
    await readCampaignAgain(queryClient, kind, id);
  };

  const remove = async () => {
    if (!record) return;
    await removing.mutateAsync(record.id);
    area.discardChanges();
    await goTo(kind.list);
  };

  const saveAsNew = useSaveAsNew(editing);
  const acts = useStable({
    saveAsNew: () => void saveAsNew(),
    saveAndStay: () => void saves.saveAndStay(),
    saveAndLeave: () => void saves.saveAndLeave(),
    saveAndPreview: () => void saves.saveAndPreview(),
    sendTest: () => void saved.sendTest(),
    schedule: () => void schedule(),
    sendNow: () => void saved.sendNow(),
    clone: () => void saved.clone().catch(() => {}),
    unschedule: () => record && unscheduling.mutate(record.id),
    remove: () => void remove().catch(() => {}),
    /** Shows what is in the way of a save or, said so, of a preview. */
    check: (sentence?: string) => editing.saving.check(sentence),
  });
  return {
    ...acts,
    doing: saves.doing,
    isFixed: saves.isFixed,
    locked: saves.locked ?? (saved.isSendingNow ? campaignMessages.goingOut : null),
    saveForRelease: saved.saveForRelease,
    isSavingForRelease: saved.isSavingForRelease,
    isTesting: saved.isTesting,
    isSendingNow: saved.isSendingNow,
    isCloning: saved.isCloning,
    isUnscheduling: unscheduling.isPending,
    isRemoving: removing.isPending,
  };
}

export type CampaignActs = ReturnType<typeof useCampaignActs>;

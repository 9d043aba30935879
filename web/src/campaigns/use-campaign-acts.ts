import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import type { z } from 'zod';
import { useGoTo } from '../app/links.tsx';
import { useStable } from '../forms/use-stable.ts';
import type { CampaignRecord } from './campaign-kind.ts';
import { useDeleteCampaign, useUnschedule } from './campaign-record.queries.ts';
import { type Editing, useCampaignSaves } from './use-campaign-saves.ts';
import { useSaveAsNew } from './use-save-as-new.ts';
import { useSavedActs } from './use-saved-acts.ts';
import { useSchedule } from './use-schedule.ts';

/** What can be done with an email on its edit screen (Spec, content 2, 4). */
export function useCampaignActs<S extends z.ZodObject, R extends CampaignRecord>(
  editing: Editing<S, R>,
) {
  const { kind, record, area } = editing;
  const goTo = useGoTo();
  const saves = useCampaignSaves(editing);
  const saved = useSavedActs(editing, saves);
  const unscheduling = useUnschedule(kind);
  const removing = useDeleteCampaign(kind);
  const { schedule, isAsking } = useSchedule(editing, saves);

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
    isAsking,
    locked: saves.locked ?? (saved.isSendingNow ? campaignMessages.goingOut : null),
    saveForRelease: saved.saveForRelease,
    isSavingForRelease: saved.isSavingForRelease,
    tested: saved.tested,
    endTest: saved.endTest,
    isSendingNow: saved.isSendingNow,
    isCloning: saved.isCloning,
    isUnscheduling: unscheduling.isPending,
    isRemoving: removing.isPending,
  };
}

export type CampaignActs = ReturnType<typeof useCampaignActs>;

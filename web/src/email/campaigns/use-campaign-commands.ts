import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { envelopeMessages, scheduleQuestion } from '@masthead/shared/email/campaigns/envelope.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { z } from 'zod';
import { call } from '../../platform/api/call.ts';
import { useGoTo } from '../../platform/api/links.tsx';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import { confirm } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import { type CampaignRecord, usualWords } from './campaign-kind.ts';
import {
  readCampaignAgain,
  toldOf,
  useCloneCampaign,
  useDeleteCampaign,
  useSendNow,
  useUnschedule,
} from './campaign-record.queries.ts';
import { type Editing, useCampaignSave } from './use-campaign-save.ts';

/** What can be done with an email on its edit screen (Spec, content 2, 4). */
export function useCampaignCommands<S extends z.ZodObject, R extends CampaignRecord>(
  editing: Editing<S, R>,
) {
  const { kind, record, area } = editing;
  const goTo = useGoTo();
  const campaignSave = useCampaignSave(editing);
  const saved = useSavedCommands(editing, campaignSave);
  const unscheduling = useUnschedule(kind);
  const removing = useDeleteCampaign(kind);
  const { schedule, isAsking } = useSchedule(editing, campaignSave);

  const remove = async () => {
    if (!record) return;
    await removing.mutateAsync(record.id);
    area.discardChanges();
    await goTo(kind.list);
  };

  const saveAsNew = useSaveAsNew(editing);
  const { turn } = campaignSave;
  // Why through useStable: what waited for a save acts on the email that was saved.
  const acts = useStable({
    saveAndStay: campaignSave.saveAndStay,
    saveAndLeave: campaignSave.saveAndLeave,
    saveAndPreview: campaignSave.saveAndPreview,
    sendTest: saved.sendTest,
    schedule,
    sendNow: saved.sendNow,
    saveForRelease: saved.saveForRelease,
    clone: saved.clone,
  });
  const commands = useStable({
    saveAsNew: () => void saveAsNew(),
    saveAndStay: () => void turn('stay', acts.saveAndStay),
    saveAndLeave: () => void turn('leave', acts.saveAndLeave),
    saveAndPreview: () => void turn('preview', acts.saveAndPreview),
    sendTest: () => void turn('test', acts.sendTest),
    schedule: () => void turn('schedule', acts.schedule),
    sendNow: () => void turn('now', acts.sendNow),
    saveForRelease: () => turn('release', acts.saveForRelease),
    endTest: () => saved.endTest(),
    clone: () => void turn('clone', acts.clone).catch(() => {}),
    unschedule: () => record && unscheduling.mutate(record.id),
    remove: () => void remove().catch(() => {}),
    /** Shows what is in the way of a save or, said so, of a preview. */
    check: (sentence?: string) => editing.saving.check(sentence),
  });
  return {
    ...commands,
    doing: campaignSave.doing,
    isFixed: campaignSave.isFixed,
    isAsking,
    locked: campaignSave.locked ?? (saved.isSendingNow ? campaignMessages.goingOut : null),
    isSavingForRelease: saved.isSavingForRelease,
    tested: saved.tested,
    isSendingNow: saved.isSendingNow,
    isCloning: saved.isCloning,
    isUnscheduling: unscheduling.isPending,
    isRemoving: removing.isPending,
  };
}

export type CampaignCommands = ReturnType<typeof useCampaignCommands>;

/** Begins another email with what is typed in this one, which stays as it was saved (Spec, content 2). */
function useSaveAsNew<S extends z.ZodObject, R extends CampaignRecord>({
  kind,
  area,
}: Editing<S, R>) {
  const navigate = useNavigate();
  return async () => {
    if (!kind.asNew) return;
    const copied = kind.asNew.copyOf(area.valuesNow());
    area.discardChanges();
    toast(kind.asNew.said);
    // Why: a place in the browser's history keeps what belongs to it, also through a reload.
    const state = { copied } as object;
    await navigate({ href: kind.addressOf(null), state, ignoreBlocker: true });
  };
}

/** What is done with the email as it is saved: what has changed is saved before. */
function useSavedCommands<S extends z.ZodObject, R extends CampaignRecord>(
  { kind, record, area }: Editing<S, R>,
  campaignSave: ReturnType<typeof useCampaignSave<S, R>>,
) {
  const goTo = useGoTo();
  const [tested, setTested] = useState<number | null>(null);
  const cloning = useCloneCampaign(kind);
  const sending = useSendNow(kind);
  const saved = record !== null && (campaignSave.isFixed || !area.isChanged) ? record : null;

  return {
    sendTest: async () => {
      const email = saved ?? (await campaignSave.save('test'));
      if (email) setTested(email.id);
    },
    sendNow: async () => {
      const { fixBeforeSaving } = sentences;
      // Why: another person's words go out only when they were seen here.
      const email = saved ?? (await campaignSave.save('now', undefined, fixBeforeSaving, 'asking'));
      if (email) sending.mutate(email);
    },
    /** The email as others are asked to approve it. */
    saveForRelease: async () =>
      saved ?? campaignSave.save('release', undefined, sentences.fixBeforeSaving, 'asking'),
    clone: async () => {
      const email = saved ?? (await campaignSave.save('clone'));
      if (!email) return;
      await cloning.mutateAsync(email.id);
      await goTo(kind.list);
    },
    /** The email that a test is asked for of, while the dialog is open. */
    tested,
    endTest: () => setTested(null),
    isSendingNow: campaignSave.doing === 'now' || sending.isPending,
    isSavingForRelease: campaignSave.doing === 'release',
    isCloning: campaignSave.doing === 'clone' || cloning.isPending,
  };
}

/** Schedules the form after a confirmation of To, From, Subject and When. */
function useSchedule<S extends z.ZodObject, R extends CampaignRecord>(
  { kind, record, area, saving }: Editing<S, R>,
  campaignSave: ReturnType<typeof useCampaignSave<S, R>>,
) {
  const queryClient = useQueryClient();
  const asking = useMutation({
    mutationFn: async (id: number) => {
      const values = area.valuesNow();
      // Why refetched: the number of recipients depends on the current form.
      const checking = call(kind.endpoints.preflight, { body: { id, values } });
      const { envelope } = await sayingFailure(envelopeMessages.failed, checking);
      const question = scheduleQuestion(envelope, kind.editionOf(values), new Date());
      return confirm({ ...question, confirmLabel: { ...usualWords, ...kind.words }.schedule });
    },
  });

  const schedule = async () => {
    if (!record || asking.isPending || !saving.check()) return;
    const { id } = record;
    if (!(await asking.mutateAsync(id).catch(() => false))) return;
    // Why: another person's words go out only when they were seen here.
    const scheduled = await campaignSave.save(
      'schedule',
      (values, version) => kind.schedule({ id, version }, values),
      sentences.fixBeforeSaving,
      'asking',
    );
    if (scheduled) return toast(toldOf(scheduled, campaignMessages.scheduled));
    // Why: the provider is asked after the save, so its refusal leaves a newer version behind.
    await readCampaignAgain(queryClient, kind, id);
  };

  return { schedule, isAsking: asking.isPending };
}

import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { envelopeMessages, scheduleQuestion } from '@masthead/shared/campaigns/envelope.ts';
import { sentences } from '@masthead/shared/errors.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../app/call.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.tsx';
import { type CampaignRecord, usualWords } from './campaign-kind.ts';
import { readCampaignAgain, toldOf } from './campaign-record.queries.ts';
import type { Editing, useCampaignSaves } from './use-campaign-saves.ts';

/** Schedules what is typed, after a last step that says to whom, from whom, under which subject and when. */
export function useSchedule<S extends z.ZodObject, R extends CampaignRecord>(
  { kind, record, area, saving }: Editing<S, R>,
  saves: ReturnType<typeof useCampaignSaves<S, R>>,
) {
  const queryClient = useQueryClient();
  const asking = useMutation({
    mutationFn: async (id: number) => {
      const values = area.valuesNow();
      // Why asked anew: the number of readers is that of what is typed by now.
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

  return { schedule, isAsking: asking.isPending };
}

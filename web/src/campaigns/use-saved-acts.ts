import { sentences } from '@masthead/shared/errors.ts';
import type { z } from 'zod';
import { useGoTo } from '../app/links.tsx';
import type { CampaignRecord } from './campaign-kind.ts';
import { useCloneCampaign, useSendNow, useTestEmail } from './campaign-record.queries.ts';
import type { Editing, useCampaignSaves } from './use-campaign-saves.ts';

/** What is done with the email as it is saved: what has changed is saved before. */
export function useSavedActs<S extends z.ZodObject, R extends CampaignRecord>(
  { kind, record, area }: Editing<S, R>,
  saves: ReturnType<typeof useCampaignSaves<S, R>>,
) {
  const goTo = useGoTo();
  const test = useTestEmail(kind);
  const cloning = useCloneCampaign(kind);
  const sending = useSendNow(kind);
  const saved = record !== null && (saves.isFixed || !area.isChanged) ? record : null;

  return {
    sendTest: async () => {
      const email = saved ?? (await saves.save('test'));
      if (email) test.mutate(email.id);
    },
    sendNow: async () => {
      const { fixBeforeSaving } = sentences;
      // Why: another person's words go out only when they were seen here.
      const email = saved ?? (await saves.save('now', undefined, fixBeforeSaving, 'asking'));
      if (email) sending.mutate(email);
    },
    /** The email as others are asked to approve it. */
    saveForRelease: async () =>
      saved ?? saves.save('release', undefined, sentences.fixBeforeSaving, 'asking'),
    clone: async () => {
      const email = saved ?? (await saves.save('clone'));
      if (!email) return;
      await cloning.mutateAsync(email.id);
      await goTo(kind.list);
    },
    isTesting: test.isPending,
    isSendingNow: saves.doing === 'now' || sending.isPending,
    isSavingForRelease: saves.doing === 'release',
    isCloning: saves.doing === 'clone' || cloning.isPending,
  };
}

import { sentences } from '@masthead/shared/errors.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { useGoTo } from '../app/links.tsx';
import type { CampaignRecord } from './campaign-kind.ts';
import { useCloneCampaign, useSendNow } from './campaign-record.queries.ts';
import type { Editing, useCampaignSaves } from './use-campaign-saves.ts';

/** What is done with the email as it is saved: what has changed is saved before. */
export function useSavedActs<S extends z.ZodObject, R extends CampaignRecord>(
  { kind, record, area }: Editing<S, R>,
  saves: ReturnType<typeof useCampaignSaves<S, R>>,
) {
  const goTo = useGoTo();
  const [tested, setTested] = useState<number | null>(null);
  const cloning = useCloneCampaign(kind);
  const sending = useSendNow(kind);
  const saved = record !== null && (saves.isFixed || !area.isChanged) ? record : null;

  return {
    sendTest: async () => {
      const email = saved ?? (await saves.save('test'));
      if (email) setTested(email.id);
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
    /** The email that a test is asked for of, while the dialog is open. */
    tested,
    endTest: () => setTested(null),
    isSendingNow: saves.doing === 'now' || sending.isPending,
    isSavingForRelease: saves.doing === 'release',
    isCloning: saves.doing === 'clone' || cloning.isPending,
  };
}

import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { whyEditBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import type {
  DailyDigest,
  DigestForm,
  digestForm,
} from '@masthead/shared/daily-digests/daily-digest.ts';
import { sentences } from '@masthead/shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { pathTo, useGoTo } from '../app/links.tsx';
import { openPreviewTab } from '../campaigns/preview-tab.ts';
import type { AreaForm } from '../forms/use-area-form.ts';
import type { Saving } from '../forms/use-saving.ts';
import { toast } from '../ui/toast.tsx';
import {
  createDigest,
  digestQuery,
  scheduleDigest,
  updateDigest,
  useTestEmail,
  useUnscheduleDigest,
} from './daily-digest.queries.ts';
import { useDeleteDigest } from './digest-list.queries.ts';

interface Editing {
  /** null: not saved yet. */
  digest: DailyDigest | null;
  area: AreaForm<typeof digestForm>;
  saving: Saving<typeof digestForm, DailyDigest>;
  /** The digest has got its id: its address changes. */
  onCreated: (id: number) => Promise<void>;
}

/** What can be done with a digest on its edit screen (Spec, content 2, 4). */
export function useDigestActs({ digest, area, saving, onCreated }: Editing) {
  const goTo = useGoTo();
  const queryClient = useQueryClient();
  const test = useTestEmail();
  const unscheduling = useUnscheduleDigest();
  const removing = useDeleteDigest();
  const isFixed = digest !== null && whyEditBlocked(digest.status) !== null;

  const send = (values: DigestForm, version: number | undefined) =>
    digest ? updateDigest({ id: digest.id, version }, values) : createDigest(values);

  const save = async (sending = send, sentence?: string) => {
    const saved = isFixed ? null : await saving.save(sending, sentence);
    if (saved && !digest) await onCreated(saved.id);
    return saved;
  };

  const saveAndStay = async () => {
    if (await save()) toast(campaignMessages.updated);
  };

  const saveAndLeave = async () => {
    if (!(await save())) return;
    toast(campaignMessages.updated);
    await goTo('dailyDigestList');
  };

  const saveAndPreview = async () => {
    if (isFixed) return void window.open(pathTo('campaignPreview', { id: digest.id }), '_blank');
    if (!saving.check(sentences.fixBeforePreviewing)) return;
    let tab: ReturnType<typeof openPreviewTab> | null = openPreviewTab(digest?.id ?? null);
    const close = (message: string) => {
      tab?.failed(message);
      tab = null;
    };
    // Why: the tab closes at the first refusal, so that a conflict can be seen and settled here.
    const sendOrClose: typeof send = (values, version) =>
      send(values, version).catch((error: Error) => {
        close(error.message);
        throw error;
      });
    const saved = await save(sendOrClose, sentences.fixBeforePreviewing);
    if (!saved) return close(sentences.fixBeforePreviewing);
    (tab ?? openPreviewTab(saved.id)).ready(saved.id);
    toast(campaignMessages.updated);
  };

  const sendTest = async () => {
    const isSaved = digest !== null && (isFixed || !area.isChanged);
    const saved = isSaved ? digest : await save();
    if (saved) test.mutate(saved.id);
  };

  const schedule = async () => {
    if (!digest) return;
    const { id } = digest;
    const scheduled = await saving.save((values, version) =>
      scheduleDigest({ id, version }, values),
    );
    if (scheduled) return toast(campaignMessages.scheduled);
    // Why: the provider is asked after the save, so a refusal may have left a newer version behind.
    await queryClient.invalidateQueries(digestQuery(id));
  };

  const remove = async () => {
    if (!digest) return;
    await removing.mutateAsync(digest.id);
    area.discardChanges();
    await goTo('dailyDigestList');
  };

  return {
    isFixed,
    saveAndStay,
    saveAndLeave,
    saveAndPreview,
    sendTest,
    schedule,
    unschedule: () => digest && unscheduling.mutate(digest.id),
    remove: () => void remove().catch(() => {}),
    isTesting: test.isPending,
    isUnscheduling: unscheduling.isPending,
    isRemoving: removing.isPending,
  };
}

export type DigestActs = ReturnType<typeof useDigestActs>;

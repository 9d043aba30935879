import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { whyEditBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import type {
  DailyDigest,
  DigestForm,
  digestForm,
} from '@masthead/shared/daily-digests/daily-digest.ts';
import { sentences } from '@masthead/shared/errors.ts';
import { useState } from 'react';
import { pathTo, useGoTo } from '../app/links.tsx';
import { openPreviewTab } from '../campaigns/preview-tab.ts';
import type { AreaForm } from '../forms/use-area-form.ts';
import type { Saving } from '../forms/use-saving.ts';
import { toast } from '../ui/toast.tsx';
import { createDigest, updateDigest } from './daily-digest.queries.ts';

export interface Editing {
  /** null: not saved yet. */
  digest: DailyDigest | null;
  area: AreaForm<typeof digestForm>;
  saving: Saving<typeof digestForm, DailyDigest>;
  /** The digest has got its id: its address changes. */
  onCreated: (id: number) => Promise<void>;
}

export type DigestSend = (values: DigestForm, version: number | undefined) => Promise<DailyDigest>;

/** What a save is for: the button that it shows on. */
type Doing = 'leave' | 'stay' | 'preview' | 'test' | 'schedule';

/** Save, Save and continue editing, Save and Preview (Spec, content 2; decisions 5). */
export function useDigestSaves({ digest, saving, onCreated }: Editing) {
  const goTo = useGoTo();
  const [doing, setDoing] = useState<Doing | null>(null);
  const isFixed = digest !== null && whyEditBlocked(digest.status) !== null;
  const { fixBeforePreviewing } = sentences;

  const send: DigestSend = (values, version) =>
    digest ? updateDigest({ id: digest.id, version }, values) : createDigest(values);

  /** Answers with the saved digest; null when nothing was saved, and the form says why. */
  const save = async (what: Doing, sending = send, sentence?: string) => {
    if (isFixed || saving.isSaving) return null;
    setDoing(what);
    const saved = await saving.save(sending, sentence).finally(() => setDoing(null));
    if (saved && !digest) await onCreated(saved.id);
    return saved;
  };

  const saveAndStay = async () => {
    if (await save('stay')) toast(campaignMessages.updated);
  };

  const saveAndLeave = async () => {
    if (!(await save('leave'))) return;
    toast(campaignMessages.updated);
    await goTo('dailyDigestList');
  };

  const saveAndPreview = async () => {
    if (isFixed) return void window.open(pathTo('campaignPreview', { id: digest.id }), '_blank');
    if (saving.isSaving || !saving.check(fixBeforePreviewing)) return;
    const tab = closingTab(digest?.id ?? null);
    const saved = await save('preview', tab.watch(send), fixBeforePreviewing);
    tab.end(saved?.id ?? null);
    if (saved) toast(campaignMessages.updated);
  };

  /** Why nothing can be changed: it has been scheduled, or is being scheduled with what stands here. */
  const locked =
    doing === 'schedule' ? campaignMessages.scheduling : digest && whyEditBlocked(digest.status);

  return { doing, isFixed, locked, save, saveAndStay, saveAndLeave, saveAndPreview };
}

/**
 * A preview tab that closes at the first refusal, so that a conflict can be seen and settled in the
 * form; when that ends in a save after all, the preview opens again.
 */
function closingTab(id: number | null) {
  let tab: ReturnType<typeof openPreviewTab> | null = openPreviewTab(id);
  const close = (message: string) => {
    tab?.failed(message);
    tab = null;
  };
  return {
    watch:
      (send: DigestSend): DigestSend =>
      (values, version) =>
        send(values, version).catch((error: Error) => {
          close(error.message);
          throw error;
        }),
    end: (savedId: number | null) => {
      if (savedId === null) return close(sentences.fixBeforePreviewing);
      (tab ?? openPreviewTab(savedId)).ready(savedId);
    },
  };
}

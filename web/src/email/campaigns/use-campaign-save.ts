import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { whyEditBlocked } from '@masthead/shared/email/campaigns/campaign.rules.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { pathTo, useGoTo } from '../../platform/api/links.tsx';
import { useViewLock } from '../../platform/api/session.ts';
import type { AreaForm } from '../../platform/forms/use-area-form.ts';
import type { FormSave, Send } from '../../platform/forms/use-form-save.ts';
import { toast } from '../../platform/ui/toast.tsx';
import { type CampaignKind, type CampaignRecord, usualWords } from './campaign-kind.ts';
import { openPreviewTab } from './preview-tab.ts';

export interface Editing<S extends z.ZodObject, R extends CampaignRecord> {
  kind: CampaignKind<S, R>;
  /** null: not saved yet. */
  record: R | null;
  area: AreaForm<S>;
  saving: FormSave<S, R>;
  /** The email has got its id: its address changes. */
  onCreated: (id: number) => Promise<void>;
}

type How = [blockedBy?: string, how?: 'merging' | 'asking'];

/** What a save is for: the button that it shows on. */
type Doing = 'leave' | 'stay' | 'preview' | 'test' | 'schedule' | 'now' | 'clone' | 'release';

/** Save, Save and continue editing, Save and Preview (Spec, content 2; decisions 5). */
export function useCampaignSave<S extends z.ZodObject, R extends CampaignRecord>({
  kind,
  record,
  saving,
  onCreated,
}: Editing<S, R>) {
  const goTo = useGoTo();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { waiting, turn } = useTurn(doing !== null || saving.isSaving, saving.savedAt);
  const isFixed = record !== null && whyEditBlocked(record.status) !== null;
  const { fixBeforePreviewing } = sentences;
  const { updated } = { ...usualWords, ...kind.words };

  const send: Send<S, R> = (values, version) =>
    record ? kind.update({ id: record.id, version }, values) : kind.create(values);

  /** Answers with the saved email; null when nothing was saved, and the form says why. */
  const save = async (what: Doing, sending = send, ...how: How) => {
    if (isFixed || saving.isSaving) return null;
    setDoing(what);
    try {
      const saved = await saving.save(sending, ...how);
      if (saved && !record) await onCreated(saved.id);
      return saved;
    } finally {
      setDoing(null);
    }
  };

  const saveAndStay = async () => {
    if (await save('stay')) toast(updated);
  };

  const saveAndLeave = async () => {
    if (!(await save('leave'))) return;
    toast(updated);
    await goTo(kind.list);
  };

  const saveAndPreview = async () => {
    if (isFixed) return void window.open(pathTo('campaignPreview', { id: record.id }), '_blank');
    if (!saving.check(fixBeforePreviewing)) return;
    const tab = closingTab(record?.id ?? null);
    const saved = await save('preview', tab.watch(send), fixBeforePreviewing);
    tab.end(saved?.id ?? null);
    if (saved) toast(updated);
  };

  /** Why nothing can be changed: it has been scheduled, or is being scheduled with what stands here. */
  const viewLock = useViewLock();
  const fixed = record && whyEditBlocked(record.status);
  const locked = viewLock ?? (doing === 'schedule' ? campaignMessages.scheduling : fixed);

  const shows = waiting ?? doing;
  return { doing: shows, turn, isFixed, locked, save, saveAndStay, saveAndLeave, saveAndPreview };
}

/** What is clicked while a save runs is done after it, and not when nothing was saved. */
function useTurn(isSaving: boolean, savedAt: number | null) {
  const [next, setNext] = useState<{ what: Doing; go: Go } | null>(null);
  /** `savedAt` before the running save: that one may have succeeded already when something is clicked. */
  const savedBefore = useRef(savedAt);
  useEffect(() => {
    if (isSaving) return;
    next?.go(savedBefore.current !== savedAt);
    savedBefore.current = savedAt;
  }, [isSaving, next, savedAt]);

  /** Answers as the act does; null when it is not done. */
  const turn = async <T>(what: Doing, act: () => Promise<T>): Promise<T | null> => {
    if (!isSaving) return act();
    if (next) return null;
    const isSaved = await new Promise<boolean>((go) => setNext({ what, go }));
    setNext(null);
    return isSaved ? act() : null;
  };
  return { waiting: next?.what ?? null, turn };
}

type Go = (isSaved: boolean) => void;

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
      <S extends z.ZodObject, R>(send: Send<S, R>): Send<S, R> =>
      (...sent) =>
        send(...sent).catch((error: Error) => {
          close(error.message);
          throw error;
        }),
    end: (savedId: number | null) => {
      if (savedId === null) return close(sentences.fixBeforePreviewing);
      (tab ?? openPreviewTab(savedId)).ready(savedId);
    },
  };
}

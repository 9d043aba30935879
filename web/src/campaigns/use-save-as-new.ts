import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import { toast } from '../ui/toast.tsx';
import type { CampaignRecord } from './campaign-kind.ts';
import type { Editing } from './use-campaign-saves.ts';

/** Begins another email with what is typed in this one, which stays as it was saved (Spec, content 2). */
export function useSaveAsNew<S extends z.ZodObject, R extends CampaignRecord>({
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

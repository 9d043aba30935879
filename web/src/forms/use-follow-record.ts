import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { z } from 'zod';
import { isSame } from './field-words.ts';
import type { AreaForm } from './use-area-form.ts';
import type { ConflictOptions } from './use-conflict.ts';

/**
 * Keeps the form with a record that moves on by itself. It is read again when the person comes back
 * to the window, and a form in which nothing is typed takes a newer record over. When the record can
 * no longer be changed the form shows it, and what was typed is set aside.
 */
export function useFollowRecord<S extends z.ZodObject, T extends { version?: number }>(
  area: AreaForm<S>,
  { record, isListed, isFixed, valuesOf, latest, onSaved }: ConflictOptions<S, T>,
  isSaving: boolean,
): void {
  const version = record?.version;
  const parsed = (values: z.input<S>) => area.schema.safeParse(values).data;
  const isSavedAs = (fresh: z.input<S>) => isSame(parsed(area.valuesNow()), parsed(fresh));
  const follow = useEffectEvent(() => {
    if (!record) return;
    const isNewer = (record.version ?? 0) > (area.version ?? 0);
    const fresh = valuesOf(record);
    if (!isFixed && !isNewer) return;
    const isChanged = area.isChangedNow();
    if (isFixed && isChanged && !isSavedAs(fresh)) area.setAside(fresh, record.version);
    else if (isNewer && (!isChanged || isSavedAs(fresh))) area.takeOver(fresh, record.version);
  });
  // Why: before the next key is pressed, or it would be typed into fields that no longer count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version is what starts it.
  useLayoutEffect(() => follow(), [version, isFixed, area.isChanged]);

  const read = useEffectEvent(async () => {
    if (!record || isListed || !latest || area.isChangedNow() || isSaving) return;
    const now = await latest().catch(() => null);
    if (now && (now.version ?? 0) > (area.version ?? 0)) onSaved?.(now);
  });
  useEffect(() => {
    const onBack = () => {
      if (document.visibilityState === 'visible') void read();
    };
    window.addEventListener('focus', onBack);
    document.addEventListener('visibilitychange', onBack);
    return () => {
      window.removeEventListener('focus', onBack);
      document.removeEventListener('visibilitychange', onBack);
    };
  }, []);
}

import { savedWithOther, sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { ApiError } from '../api/call.ts';
import { endToast, toast, toastFailure } from '../ui/toast.tsx';
import type { Conflict } from './ConflictDialog.tsx';
import { focusFirstBadField } from './field-focus.ts';
import { isSame } from './field-words.ts';
import type { AreaForm } from './use-area-form.ts';
import { type Attempt, type ConflictOptions, type Settle, useConflict } from './use-conflict.ts';

interface Versioned {
  version?: number;
}

/** Sends the checked values with the version they began on; `typed` are the same as the form has them. */
export type Send<S extends z.ZodObject, T> = (
  values: z.output<S>,
  version: number | undefined,
  typed: z.input<S>,
) => Promise<T>;

/** How to handle a save of other fields by someone else: merge, or ask when the result is sent immediately. */
export type Meeting = 'merging' | 'asking';

export interface FormSave<S extends z.ZodObject, T extends Versioned> {
  /** Checks, sends, and answers with the saved record; null when nothing was saved. */
  save: (send: Send<S, T>, blockedBy?: string, how?: Meeting) => Promise<T | null>;
  /** How to handle another save of the same record. */
  settle: Settle<S>;
  /** Validates only: focuses the first field with an error and shows the message. */
  check: (blockedBy?: string) => boolean;
  isSaving: boolean;
  /** The last save failed with this. */
  error: Error | null;
  failedAt: number | null;
  /** When the last save succeeded, in milliseconds. */
  savedAt: number | null;
  conflict: Conflict<z.input<S>> | null;
  /** The form's values of a record as the server answers it. */
  valuesOf: ConflictOptions<S, T>['valuesOf'];
  /** Loads the current record. */
  latest?: ConflictOptions<S, T>['latest'];
  onSaved?: ConflictOptions<S, T>['onSaved'];
}

/** The one way of saving a form: rules, server errors onto fields, conflicts, and the time it was saved. */
export function useFormSave<S extends z.ZodObject, T extends Versioned>(
  area: AreaForm<S>,
  options: ConflictOptions<S, T>,
): FormSave<S, T> {
  const { form, schema } = area;
  const { conflict, settle } = useConflict(area, options);
  const [isSaving, setSaving] = useState(false);
  const [failed, setFailed] = useState<{ error: Error; at: number } | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  useFollowRecord(area, options, isSaving);
  const check = useCheck(area);

  const succeed = (record: T, sent: z.input<S>) => {
    area.markSaved(options.valuesOf(record), record.version, sent);
    setSavedAt(Date.now());
    setFailed(null);
    options.onSaved?.(record);
    return record;
  };

  /** Answers with the next attempt when a conflict was settled so, else null. */
  const recover = async (failure: unknown, { values: sent, merges }: Attempt<S>) => {
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.conflict) return settle(failure, sent, merges);
    setFailed({ error: failure, at: Date.now() });
    if (failure.isRefusal) return null;
    if (failure.errors.length > 0) {
      const errors = Object.fromEntries(failure.errors.map((one) => [one.path, one.message]));
      shown(() => form.setErrors(errors));
      focusFirstBadField(Object.keys(errors));
    }
    toastFailure(failure, failure.errors.length > 0 ? errorsToast : undefined);
    return null;
  };

  const sendUntilSettled = async (send: Send<S, T>, how: Meeting) => {
    const merges = how === 'merging' ? 0 : Number.POSITIVE_INFINITY;
    let attempt: Attempt<S> | null = { ...attemptOf(area), merges };
    while (attempt) {
      const { values, mergedWith }: Attempt<S> = attempt;
      // Why: the merged values may be invalid.
      const { data } = schema.safeParse(values);
      if (!data) {
        check();
        return null;
      }
      try {
        const saved = succeed(await send(data, attempt.version, values), values);
        if (mergedWith) toast(savedWithOther(mergedWith));
        return saved;
      } catch (failure) {
        attempt = await recover(failure, attempt);
      }
    }
    return null;
  };

  const save: FormSave<S, T>['save'] = async (send, blockedBy, how = 'merging') => {
    if (isSaving || !check(blockedBy)) return null;
    setSaving(true);
    return sendUntilSettled(send, how).finally(() => setSaving(false));
  };

  const error = failed?.error ?? null;
  const failedAt = failed?.at ?? null;
  return { ...options, save, settle, check, isSaving, error, failedAt, savedAt, conflict };
}

/** What a save sends first. */
export const attemptOf = <S extends z.ZodObject>(area: AreaForm<S>): Attempt<S> => ({
  values: area.valuesNow(),
  version: area.versionNow(),
  merges: 0,
});

interface Checked {
  hasErrors: boolean;
  errors: Record<string, unknown>;
}

/** The one toast that speaks of the fields to be fixed; it is over when they all are, or the form is left. */
const errorsToast = 'form-errors';

function useCheck<S extends z.ZodObject>({
  form,
  late,
}: AreaForm<S>): FormSave<S, Versioned>['check'] {
  const isClean = !Object.values(form.errors).some(Boolean);
  useEffect(() => (isClean ? undefined : () => endToast(errorsToast)), [isClean]);
  return (blockedBy = sentences.fixBeforeSaving) => {
    late.tellAll();
    const { hasErrors, errors } = shown(() => form.validate() as Checked);
    if (hasErrors) {
      focusFirstBadField(Object.keys(errors));
      toastFailure(new Error(blockedBy), errorsToast);
    }
    return !hasErrors;
  };
}

/** Why: the sentences, and fields that come with them, must be on the screen before one gets the focus. */
const shown = <T>(setErrors: () => T): T => flushSync(setErrors);

/**
 * Keeps the form up to date with its record. The record is read again when the person returns to the window, and a
 * form in which nothing is typed takes a newer version over. When the record can no longer be changed, the form shows
 * it, and typed values are set aside.
 */
function useFollowRecord<S extends z.ZodObject, T extends { version?: number }>(
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

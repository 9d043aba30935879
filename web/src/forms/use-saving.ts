import { changedByOther, sentences } from '@masthead/shared/errors.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../app/call.ts';
import { toastFailure } from '../ui/toast.tsx';
import type { Conflict, ConflictAnswer } from './ConflictDialog.tsx';
import { focusFirstBadField } from './field-focus.ts';
import type { AreaForm } from './use-area-form.ts';

interface Saved {
  version?: number;
}

/** How a form is saved, and what the conflict dialog needs to compare two people's work. */
export interface SavingOptions<S extends z.ZodObject, T extends Saved> {
  /** The form's values of a record as the server answers it. */
  valuesOf: (record: T) => z.input<S>;
  /** Loads the record as it stands now; without it differences cannot be shown. */
  latest?: () => Promise<T>;
  /** For every save that succeeds: put the answer into the cache. */
  onSaved?: (record: T) => void;
}

/** Sends the checked values with the version they began on. */
export type Send<S extends z.ZodObject, T> = (
  values: z.output<S>,
  version: number | undefined,
) => Promise<T>;

export interface Saving<S extends z.ZodObject, T extends Saved> {
  /** Checks, sends, and answers with the saved record; null when nothing was saved. */
  save: (send: Send<S, T>, blockedBy?: string) => Promise<T | null>;
  /** Checks only: focuses the first bad field and says the sentence. */
  check: (blockedBy?: string) => boolean;
  isSaving: boolean;
  /** The last save failed with this. */
  error: Error | null;
  /** When the last save succeeded, in milliseconds. */
  savedAt: number | null;
  conflict: Conflict<z.input<S>> | null;
}

/** The one way of saving a form: rules, server errors onto fields, conflicts, and the time it was saved. */
export function useSaving<S extends z.ZodObject, T extends Saved>(
  area: AreaForm<S>,
  options: SavingOptions<S, T>,
): Saving<S, T> {
  const { form, schema } = area;
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [conflict, setConflict] = useState<Conflict<z.input<S>> | null>(null);

  const refuse = (errors: Record<string, unknown>, sentence: string) => {
    setTimeout(() => focusFirstBadField(Object.keys(errors)));
    toastFailure(new Error(sentence), 'form-errors');
    return false;
  };

  const check = (blockedBy: string = sentences.fixBeforeSaving) => {
    const { hasErrors, errors } = form.validate() as {
      hasErrors: boolean;
      errors: Record<string, unknown>;
    };
    return hasErrors ? refuse(errors, blockedBy) : true;
  };

  const succeed = (record: T, sent: z.input<S>) => {
    area.markSaved(options.valuesOf(record), record.version, sent);
    setSavedAt(Date.now());
    setError(null);
    options.onSaved?.(record);
    return record;
  };

  const fail = (failure: unknown) => {
    setError(failure as Error);
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.isRefusal) return null;
    if (failure.errors.length > 0) {
      const errors = Object.fromEntries(failure.errors.map((one) => [one.path, one.message]));
      form.setErrors(errors);
      setTimeout(() => focusFirstBadField(Object.keys(errors)));
    }
    toastFailure(failure);
    return null;
  };

  /** Asks what to do about the other's save; answers with the values and version to send, or null. */
  const settle = async (failure: ApiError, sent: z.input<S>) => {
    const { conflict: info } = failure;
    if (!info) return null;
    const theirs = options.latest ? await options.latest() : null;
    const answer = await new Promise<ConflictAnswer<z.input<S>>>((resolve) =>
      setConflict({
        sentence: changedByOther(info.changedBy),
        ...info,
        mine: sent,
        base: form.getInitialValues() as z.input<S>,
        theirs: theirs && options.valuesOf(theirs),
        answer: resolve,
      }),
    );
    setConflict(null);
    if (answer.kind === 'takeTheirs' && theirs) {
      area.markSaved(options.valuesOf(theirs), theirs.version);
      options.onSaved?.(theirs);
      setError(null);
    }
    if (answer.kind !== 'save') return null;
    form.setValues(answer.values as Partial<z.input<S>>);
    return { values: answer.values, version: theirs?.version ?? info.version };
  };

  const save: Saving<S, T>['save'] = async (send, blockedBy) => {
    if (isSaving || !check(blockedBy)) return null;
    setSaving(true);
    let attempt = { values: form.getValues() as z.input<S>, version: area.version };
    try {
      for (;;) {
        try {
          return succeed(await send(schema.parse(attempt.values), attempt.version), attempt.values);
        } catch (failure) {
          const isConflict = failure instanceof ApiError && failure.conflict !== undefined;
          const next = isConflict ? await settle(failure, attempt.values) : fail(failure);
          if (!next) return null;
          attempt = next;
        }
      }
    } finally {
      setSaving(false);
    }
  };

  return { save, check, isSaving, error, savedAt, conflict };
}

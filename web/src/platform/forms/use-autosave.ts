import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../api/call.ts';
import { useUser } from '../api/session.ts';
import { isSame } from './field-words.ts';
import type { AreaForm } from './use-area-form.ts';
import type { Attempt, Settle } from './use-conflict.ts';
import { attemptOf, type FormSave } from './use-form-save.ts';
import { useStable } from './use-unsaved-work.ts';

/** Sends values as they are; answers with the version from then on. */
export type SendDraft<S extends z.ZodObject> = (
  values: z.input<S>,
  version: number | undefined,
) => Promise<number>;

/** How the last autosave went. */
export interface Autosave {
  isRunning: boolean;
  /** When the server had everything last, in milliseconds. */
  autosavedAt: number | null;
  /** Why it has not everything. */
  failure: ApiError | null;
  /** A conflict that needs a person. */
  isHeld: boolean;
  /** Why the server rejects the edits; retried after the next change. */
  refusal: string | null;
  /** Saves immediately, asking about conflicts. */
  review: () => void;
  /** Waits for a running autosave, so that a save does not conflict with it. */
  settled: () => Promise<void>;
  /** Saves immediately. */
  autosaveNow: () => Promise<void>;
}

interface Options<S extends z.ZodObject, T extends { version?: number }> {
  area: AreaForm<S>;
  saving: FormSave<S, T>;
  send: SendDraft<S>;
  /** Nothing is saved now. */
  isOff: boolean;
}

const afterMs = 3000;
/** Until the next try, when the server cannot be reached. */
const againMs = 5000;

/** Autosaves edits to the server a few seconds after they are made. */
export function useAutosave<S extends z.ZodObject, T extends { version?: number }>(
  options: Options<S, T>,
): Autosave {
  const { area, saving, send } = options;
  const isReadOnly = useUser().readOnly !== undefined;
  // Why: in read-only mode every try is refused. The edits stay in this browser, and are saved when it ends.
  const isOff = options.isOff || isReadOnly;
  const [state, setState] = useState<State>(untried);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<Promise<void> | null>(null);
  const { autosavedAt, failure } = state;
  const isHeld = failure?.conflict !== undefined;
  const isIdle = isHeld || (isRefused(failure) && isSame(area.form.values, state.tried));

  const { run } = useStable({
    run: (how: 'quietly' | 'asking') => {
      const isMet = running.current !== null || (isIdle && how === 'quietly');
      if (isOff || isMet) return running.current;
      // Why: pending values of late fields count, too.
      const tried = area.valuesNow();
      if (isSame(tried, area.form.getInitialValues())) return null;
      const attempt = async () => {
        const failure = await autosaveValues(area, saving.settle, send, how);
        const isAll = isSame(area.form.getValues(), area.form.getInitialValues());
        setState(failure && !isAll ? { autosavedAt: null, failure, tried } : autosaved());
        if (isRefused(failure)) await readAgain(saving);
      };
      setRunning(true);
      running.current = attempt().finally(() => {
        running.current = null;
        setRunning(false);
      });
      return running.current;
    },
  });

  const isWaiting = area.isChanged && !isOff && !isIdle && !isRunning;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void run('quietly'), state.failure ? againMs : afterMs);
    return () => clearTimeout(timer);
  }, [isWaiting, state, run]);

  useEffect(() => {
    const now = () => void run('quietly');
    const onHide = () => document.visibilityState === 'hidden' && now();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [run]);

  return {
    isRunning,
    autosavedAt,
    failure,
    isHeld,
    refusal: isRefused(failure) ? failure.message : null,
    review: () => void run('asking'),
    settled: async () => {
      await running.current;
    },
    autosaveNow: async () => {
      await running.current;
      await run('quietly');
    },
  };
}

interface State extends Pick<Autosave, 'autosavedAt' | 'failure'> {
  /** The values of the failed save. */
  tried?: unknown;
}
const untried: State = { autosavedAt: null, failure: null };
const autosaved = (): State => ({ autosavedAt: Date.now(), failure: null });

/** True for failures that may succeed on a retry. */
const passing = [408, 429];

/** True for failures that would repeat: invalid values, or no access. */
const isRefused = (failure: ApiError | null): failure is ApiError =>
  failure !== null &&
  !failure.conflict &&
  failure.status >= 400 &&
  failure.status < 500 &&
  !passing.includes(failure.status);

/** True when the record's current state may explain the failure. */
async function readAgain<S extends z.ZodObject, T extends { version?: number }>({
  latest,
  onSaved,
}: FormSave<S, T>): Promise<void> {
  const now = await latest?.().catch(() => null);
  if (now) onSaved?.(now);
}

/** Sends until saved, or until a conflict. */
async function autosaveValues<S extends z.ZodObject>(
  area: AreaForm<S>,
  settle: Settle<S>,
  send: SendDraft<S>,
  how: 'quietly' | 'asking',
): Promise<ApiError | null> {
  let attempt: Attempt<S> = attemptOf(area);
  for (;;) {
    const { values: sent, merges } = attempt;
    await area.sending(sent);
    try {
      area.markAutosaved(sent, await send(sent, attempt.version));
      return null;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const next = await settle(failure, sent, merges, how === 'quietly');
      if (!next) return failure;
      attempt = next;
    }
  }
}

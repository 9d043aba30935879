import { changedByOther } from '@masthead/shared/errors.ts';
import { useState } from 'react';
import type { z } from 'zod';
import type { ApiError } from '../app/call.ts';
import type { Conflict, ConflictAnswer } from './ConflictDialog.tsx';
import type { AreaForm } from './use-area-form.ts';

interface Saved {
  version?: number;
}

/** What is needed to compare two people's work. */
export interface ConflictOptions<S extends z.ZodObject, T extends Saved> {
  /** The form's values of a record as the server answers it. */
  valuesOf: (record: T) => z.input<S>;
  /** Loads the record as it stands now; without it differences cannot be shown. */
  latest?: () => Promise<T>;
  /** For every record that comes from the server: put it into the cache. */
  onSaved?: (record: T) => void;
}

/** One try of a save: what is sent, and the version it is meant to follow. */
export interface Attempt<S extends z.ZodObject> {
  values: z.input<S>;
  version: number | undefined;
}

/** Asks what to do about another person's save: the answer is the next attempt, or null to stop. */
export function useConflict<S extends z.ZodObject, T extends Saved>(
  area: AreaForm<S>,
  { valuesOf, latest, onSaved }: ConflictOptions<S, T>,
) {
  type Values = z.input<S>;
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);

  const takeTheirs = (theirs: T) => {
    area.markSaved(valuesOf(theirs), theirs.version);
    onSaved?.(theirs);
    return null;
  };

  const settle = async (failure: ApiError, mine: Values): Promise<Attempt<S> | null> => {
    const { conflict: info } = failure;
    if (!info) return null;
    const theirs = latest ? await latest().catch(() => null) : null;
    const answer = await new Promise<ConflictAnswer<Values>>((resolve) =>
      setConflict({
        ...info,
        sentence: changedByOther(info.changedBy),
        mine,
        base: area.form.getInitialValues(),
        theirs: theirs && valuesOf(theirs),
        answer: resolve,
      }),
    );
    setConflict(null);
    if (answer.kind === 'takeTheirs' && theirs) return takeTheirs(theirs);
    if (answer.kind !== 'save') return null;
    area.form.setValues(answer.values);
    return { values: answer.values, version: theirs?.version ?? info.version };
  };

  return { conflict, settle };
}

import { changedByOther, youElsewhere } from '@masthead/shared/errors.ts';
import { useState } from 'react';
import type { z } from 'zod';
import type { ApiError } from '../app/call.ts';
import { useUser } from '../app/session.ts';
import type { Conflict, ConflictAnswer } from './ConflictDialog.tsx';
import { merged } from './merge.ts';
import { type AreaForm, isSame } from './use-area-form.ts';

type Info = NonNullable<ApiError['conflict']>;

interface Saved {
  version?: number;
}

/** What is needed to compare two people's work. */
export interface ConflictOptions<S extends z.ZodObject, T extends Saved> {
  /** The record as it is known now; the form follows it while nothing is typed. */
  record?: T | null;
  /** The record can no longer be changed: what is typed is set aside. */
  isFixed?: boolean;
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
  /** How often both people's work was put together without asking, and whose it was last. */
  merges: number;
  mergedWith?: string;
}

/** Why: a record that is saved all the time must not keep a save going for ever. */
const mostMerges = 3;

/**
 * What to do about another save of the same record: fields that do not touch are put together, and
 * otherwise the person is asked. The answer is the next attempt, or null to stop.
 */
export function useConflict<S extends z.ZodObject, T extends Saved>(
  area: AreaForm<S>,
  { valuesOf, latest, onSaved }: ConflictOptions<S, T>,
) {
  type Values = z.input<S>;
  const user = useUser();
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);

  /** From here on the form stands on the newer record; what was typed meanwhile stays. */
  const standOn = (theirs: T, sent: Values, values: Values) => {
    const typed = Object.entries(area.form.getValues()).filter(
      ([key, value]) => !isSame(value, (sent as Record<string, unknown>)[key]),
    );
    area.takeOver(valuesOf(theirs), theirs.version);
    area.form.setValues({ ...values, ...Object.fromEntries(typed) });
    return { values, version: theirs.version };
  };

  const whoOf = ({ changedBy }: Info) => (changedBy === user.name ? youElsewhere : changedBy);

  const ask = async (info: Info, mine: Values, theirs: T | null) => {
    const answer = await new Promise<ConflictAnswer<Values>>((resolve) =>
      setConflict({
        ...info,
        changedBy: whoOf(info),
        sentence: changedByOther(whoOf(info)),
        mine,
        base: area.base(),
        theirs: theirs && valuesOf(theirs),
        answer: resolve,
      }),
    );
    setConflict(null);
    return answer;
  };

  const settle = async (
    { conflict: info }: ApiError,
    mine: Values,
    merges: number,
  ): Promise<Attempt<S> | null> => {
    if (!info) return null;
    const theirs = latest ? await latest().catch(() => null) : null;
    const base = area.base();
    const both = theirs && base && merged<Values>(base, mine, valuesOf(theirs));
    if (both && merges < mostMerges && area.schema.safeParse(both).success)
      return { ...standOn(theirs, mine, both), merges: merges + 1, mergedWith: whoOf(info) };
    const answer = await ask(info, mine, theirs);
    if (answer.kind === 'takeTheirs' && theirs) {
      area.markSaved(valuesOf(theirs), theirs.version);
      onSaved?.(theirs);
      return null;
    }
    if (answer.kind !== 'save') return null;
    if (theirs) return { ...standOn(theirs, mine, answer.values), merges };
    area.form.setValues(answer.values);
    return { values: answer.values, version: info.version, merges };
  };

  return { conflict, settle };
}

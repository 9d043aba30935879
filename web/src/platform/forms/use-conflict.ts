import { changedByOther, youElsewhere } from '@masthead/shared/platform/contract/errors.ts';
import { useState } from 'react';
import type { z } from 'zod';
import type { ApiError } from '../api/call.ts';
import { useUser } from '../api/session.ts';
import { toast } from '../ui/toast.tsx';
import type { Conflict, ConflictAnswer } from './ConflictDialog.tsx';
import { isSame } from './field-words.ts';
import type { AreaForm } from './use-area-form.ts';

type Info = NonNullable<ApiError['conflict']>;

interface Saved {
  version?: number;
}

/** The data for comparing two people's work. */
export type ConflictOptions<S extends z.ZodObject, T extends Saved> = Stands<S, T> & Follows<T>;

interface Stands<S extends z.ZodObject, T extends Saved> {
  /** The record as it is known now; the form follows it while nothing is typed. */
  record?: T | null;
  /** The record belongs to a list that refetches it by itself. */
  isListed?: boolean;
  /** The record can no longer be changed: the edits are set aside. */
  isFixed?: boolean;
  /** What is said when what somebody has done with the record leaves nothing to change; null when it does. `who`: null for oneself. */
  whyFixed?: (theirs: T, who: string | null) => string | null;
  /** The form's values of a record as the server answers it. */
  valuesOf: (record: T) => z.input<S>;
}

/** Why both: a form only follows records in the cache. */
type Follows<T extends Saved> =
  | {
      /** Loads the current record; without it, differences cannot be shown. */
      latest?: () => Promise<T>;
      /** For every record that comes from the server: put it into the cache. */
      onSaved: (record: T) => void;
    }
  | { latest?: undefined; onSaved?: (record: T) => void };

/** One attempt of a save: the values, and the version they are based on. */
export interface Attempt<S extends z.ZodObject> {
  values: z.input<S>;
  version: number | undefined;
  /** How often both people's work was put together without asking, and whose it was last. */
  merges: number;
  mergedWith?: string;
}

/** The next attempt after a conflict, or null. `isQuiet`: without asking. */
export type Settle<S extends z.ZodObject> = (
  error: ApiError,
  mine: z.input<S>,
  merges: number,
  isQuiet?: boolean,
) => Promise<Attempt<S> | null>;

/** Why: a record that is saved all the time must not keep a save going for ever. */
const mostMerges = 3;

/**
 * Handles another save of the same record: changes of different fields are merged, for one person's two windows also
 * changes within a field (decision 92); otherwise the person is asked. Returns the next attempt, or null to stop.
 */
export function useConflict<S extends z.ZodObject, T extends Saved>(
  area: AreaForm<S>,
  { valuesOf, latest, whyFixed, onSaved }: ConflictOptions<S, T>,
) {
  type Values = z.input<S>;
  const user = useUser();
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);

  const standOn = (theirs: T, sent: Values, values: Values) => {
    putOn(area, { fresh: valuesOf(theirs), version: theirs.version, sent, values });
    onSaved?.(theirs);
    return { values, version: theirs.version };
  };

  const isSamePerson = ({ changedById }: Info) => changedById === user.id;
  const whoOf = (info: Info) => (isSamePerson(info) ? youElsewhere : info.changedBy);

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

  const settle: Settle<S> = async ({ conflict: info }, mine, merges, isQuiet = false) => {
    if (!info) return null;
    const theirs = latest ? await latest().catch(() => null) : null;
    const isOneself = isSamePerson(info);
    const fixed = theirs && whyFixed?.(theirs, isOneself ? null : info.changedBy);
    if (fixed) {
      onSaved?.(theirs);
      toast(fixed);
      return null;
    }
    const mergeField = isOneself ? await loadMergeOwn() : undefined;
    const both =
      theirs && mayMeet(merges, isOneself)
        ? together(area, valuesOf(theirs), mine, mergeField)
        : null;
    if (both && theirs && (isQuiet || area.schema.safeParse(both.values).success)) {
      const next = { ...standOn(theirs, mine, both.values), merges: merges + 1 };
      return both.isOwn ? next : { ...next, mergedWith: whoOf(info) };
    }
    if (isQuiet) return null;
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

/** Rebases the form on the newer record, keeping edits. */
function putOn<S extends z.ZodObject>(
  area: AreaForm<S>,
  now: { fresh: z.input<S>; version: number | undefined; sent: z.input<S>; values: z.input<S> },
): void {
  const typed = Object.entries(area.valuesNow()).filter(
    ([key, value]) => !isSame(value, (now.sent as Record<string, unknown>)[key]),
  );
  area.takeOver(now.fresh, now.version);
  area.form.setValues({ ...now.values, ...Object.fromEntries(typed) });
}

/** Why late: few forms ever meet another window of their own. */
const loadMergeOwn = (): Promise<MergeField | undefined> =>
  import('./merge-own.ts').then(({ mergeOwn }) => mergeOwn).catch(() => undefined);

/** Why always for the user's own changes: they have seen what they typed in the other window. */
const mayMeet = (merges: number, isOneself: boolean) =>
  merges < mostMerges || (isOneself && merges === Number.POSITIVE_INFINITY);

/** The automatic merge, or null if a person must decide. */
function together<S extends z.ZodObject>(
  area: AreaForm<S>,
  theirs: z.input<S>,
  mine: z.input<S>,
  mergeField: MergeField | undefined,
): { values: z.input<S>; isOwn: boolean } | null {
  // Why: a save whose response was lost is the user's own and not a conflict.
  if (area.unanswered().some((sent) => saysSame(theirs, sent)))
    return { values: mine, isOwn: true };
  const base = area.base();
  const both = base && merged<Record<string, unknown>>(base, mine, theirs, mergeField);
  return both && { values: both as z.input<S>, isOwn: false };
}

type Fields = Record<string, unknown>;

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why: the server trims lines and stores empty text as null. */
const asSaid = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.trim() || null : value;

/** Do two values say the same once they are saved? */
const saysSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, asSaid) === JSON.stringify(b, asSaid);

/** The merged value of a field changed on both sides; undefined if a person must decide. */
export type MergeField = (was: unknown, mine: unknown, theirs: unknown) => unknown;

/**
 * Merges two people's changes that began on `base`: a field that only one of them changed gets that value. Null if
 * both changed a field to different values, which only a person can decide unless `mergeField` can. Groups, such as
 * the parts of an address, are compared part by part.
 */
export function merged<V extends Fields>(
  base: V,
  mine: V,
  theirs: V,
  mergeField: MergeField = () => undefined,
): V | null {
  const changes: Record<string, unknown> = {};
  for (const key of Object.keys(theirs)) {
    if (saysSame(theirs[key], base[key]) || saysSame(theirs[key], mine[key])) continue;
    const [was, own, other] = [base[key], mine[key], theirs[key]];
    const isUntouched = saysSame(own, was);
    const isInParts = isGroup(was) && isGroup(own) && isGroup(other);
    const ofBoth = () =>
      isInParts ? (merged(was, own, other, mergeField) ?? undefined) : mergeField(was, own, other);
    const value = isUntouched ? other : ofBoth();
    if (value === undefined) return null;
    changes[key] = value;
  }
  return { ...mine, ...changes };
}

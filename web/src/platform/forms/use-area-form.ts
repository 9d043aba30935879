import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import type { ScreenKey } from '@masthead/shared/screens.ts';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { useUser } from '../api/session.ts';
import { isSame } from './field-words.ts';
import { type LateFields, lateFields } from './late-fields.ts';
import type { UnsavedWork, WorkKey } from './unsaved-work.ts';
import { type Change, useChangingForm } from './use-changing-form.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

/** The edited record, which is the key of unsaved work. */
export interface FormRecord {
  screen: ScreenKey;
  /** null for a record that has not been saved yet. */
  id: number | string | null;
  /** The form's dialog; unsaved work is stored separately for each. */
  dialog?: string;
  /** True for passwords, which are never stored in the browser. */
  isSecret?: boolean;
  /** How the record is called where its unsaved work is offered. */
  title: string;
  /** The version that was loaded; sent back with a save. */
  version?: number | undefined;
  /** Where unsaved work leads back to, when that is not the address that the form was opened at. */
  address?: string | undefined;
}

/** A Mantine form with an area's schema, unsaved work and state for saving. */
export interface AreaForm<S extends z.ZodObject> {
  form: UseFormReturnType<z.input<S>>;
  /** Changes several fields at once and clears their errors. */
  change: Change<z.input<S>>;
  schema: S;
  isChanged: boolean;
  /** The current state, including pending values of late fields. */
  isChangedNow: () => boolean;
  /** The values before the edits; null if unknown for stored work. */
  base: () => z.input<S> | null;
  /** The version the values began on. */
  version: number | undefined;
  /** The same by now, also in a function of an older draw. */
  versionNow: () => number | undefined;
  /** The current values, including pending values of late fields. */
  valuesNow: () => z.input<S>;
  /** Fields that tell their value with a delay say so here. */
  late: LateFields;
  /** Records the sent values until the server responds. */
  sending: (values: z.input<S>) => Promise<void>;
  /** Values sent without a response: saved or not, they are this user's own. */
  unanswered: () => z.input<S>[];
  /** Unsaved work of this person that can be restored. */
  offer: UnsavedWork | null;
  restore: () => void;
  discardOffer: () => void;
  /** Throws the changes away: the form is as it was loaded. */
  discardChanges: () => void;
  /** Takes values over that others have changed, and that nobody typed here: they are no change of this form's. */
  follow: (values: Partial<z.input<S>>) => void;
  /** Replaces the form's values without deleting stored work. */
  takeOver: (values: z.input<S>, version: number | undefined) => void;
  /** Shows a record that can no longer be changed; the edits are stored and offered. */
  setAside: (values: z.input<S>, version: number | undefined) => void;
  /** Marks values as autosaved; errors of invalid fields stay. */
  markAutosaved: (values: z.input<S>, version: number | undefined) => void;
  /** Marks values as saved; only edits made during the save remain unsaved. */
  markSaved: (values: z.input<S>, version: number | undefined, sent?: z.input<S>) => void;
}

const keyOf = (userId: number, { screen, id, dialog }: FormRecord): WorkKey => ({
  userId,
  screen,
  recordId: id ?? 'new',
  ...(dialog && { dialog }),
});

/** A form validated by a schema of `shared/` that never loses edits. */
export function useAreaForm<S extends z.ZodObject>(
  schema: S,
  initialValues: z.input<S>,
  record: FormRecord,
): AreaForm<S> {
  type Values = z.input<S>;
  const { id: userId } = useUser();
  const opened = useAddress(record.id);
  const address = record.address ?? opened;
  const { began, begin, ...now } = useBegan<Values>(record.version);
  const [late] = useState(lateFields);
  const { form, change } = useChangingForm<Values>({
    initialValues,
    validate: schemaResolver(schema, { sync: true }) as (values: Values) => Record<string, string>,
  });
  const isChanged = !isSame(form.values, form.getInitialValues());
  const base = () => (began.isBaseKnown ? form.getInitialValues() : null);
  const valuesNow = () => {
    late.tellAll();
    return form.getValues();
  };
  const isChangedNow = () => !isSame(valuesNow(), form.getInitialValues());
  const unsaved = useUnsavedWork({
    key: keyOf(userId, record),
    about: { title: record.title, address, version: began.version, base: base() ?? undefined },
    values: form.values,
    isChanged: isChanged && !record.isSecret,
    latest: () => ({
      values: valuesNow(),
      isChanged: !record.isSecret && isChangedNow(),
      sent: now.unanswered(),
    }),
  });
  return {
    form,
    change,
    schema,
    isChanged,
    isChangedNow,
    base,
    version: began.version,
    ...now,
    valuesNow,
    late,
    sending: (values) => {
      now.noteSent(values);
      return unsaved.store();
    },
    offer: unsaved.offer,
    restore: () => restoreInto(form, unsaved, began.version, begin),
    discardOffer: unsaved.discardOffer,
    follow: (values) => {
      form.setInitialValues({ ...form.getInitialValues(), ...values });
      change(values);
    },
    discardChanges: () => {
      form.setValues(form.getInitialValues());
      unsaved.forget();
    },
    ...marksOf(form, unsaved, begin, valuesNow),
  };
}

/** Ways in which the form comes to stand on another version. */
function marksOf<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  unsaved: ReturnType<typeof useUnsavedWork>,
  begin: (began: Began) => void,
  valuesNow: () => V,
) {
  const beginOn = (values: V, version: number | undefined) => {
    form.setInitialValues(values);
    begin({ version, isBaseKnown: true });
  };
  const takeOver = (values: V, version: number | undefined) => {
    beginOn(values, version);
    form.clearErrors();
    form.setValues(values);
  };
  const markAutosaved = (values: V, version: number | undefined) => {
    beginOn(values, version);
    unsaved.closeOffer();
    if (isSame(valuesNow(), values)) unsaved.forget();
  };
  return {
    takeOver,
    markAutosaved,
    setAside: (values: V, version: number | undefined) => {
      unsaved.setAside();
      takeOver(values, version);
    },
    markSaved: (values: V, version: number | undefined, sent?: V) => {
      if (!sent || isSame(valuesNow(), sent)) {
        takeOver(values, version);
        unsaved.forget();
      } else beginOn(values, version);
      form.clearErrors();
      unsaved.closeOffer();
    },
  };
}

/** Why a limit: each contains a whole text, and the newest are enough to recognize the user's own saves. */
const mostUnanswered = 3;

/** Current state for callbacks of earlier renders. */
interface Now<V> {
  version: number | undefined;
  sent: V[];
}

/** The base values of a form, for rendering and for callbacks of earlier renders. */
function useBegan<V>(version: number | undefined) {
  const [began, setBegan] = useState<Began>({ version, isBaseKnown: true });
  const now = useRef<Now<V>>({ version, sent: [] });
  const begin = (next: Began) => {
    now.current = { version: next.version, sent: (next.sent ?? []) as V[] };
    setBegan(next);
  };
  return {
    began,
    begin,
    versionNow: () => now.current.version,
    unanswered: () => now.current.sent,
    noteSent: (values: V) => {
      now.current.sent = [...now.current.sent, values].slice(-mostUnanswered);
    },
  };
}

/** The base values of a form. */
interface Began {
  version: number | undefined;
  isBaseKnown: boolean;
  /** Values sent before that without a response. */
  sent?: unknown[] | undefined;
}

/** Restores stored work with its base values, so that a save can tell edits from original values. */
function restoreInto<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  { offer, takeOffer }: ReturnType<typeof useUnsavedWork>,
  version: number | undefined,
  begin: (began: Began) => void,
): void {
  if (!offer) return;
  if (offer.base) form.setInitialValues(offer.base as V);
  form.setValues(offer.values as Partial<V>);
  const { base, sent } = offer;
  begin({ version: offer.version ?? version, isBaseKnown: base !== undefined, sent });
  takeOffer();
}

/**
 * The address at which a record is edited. Why it is read once for each record: the last render of a form that is
 * being left is already at the next address; a record that has just been created gets its own.
 */
function useAddress(id: number | string | null): string {
  const { latestLocation } = useRouter();
  const [place, setPlace] = useState({ id, address: latestLocation.pathname });
  if (place.id !== id) setPlace({ id, address: latestLocation.pathname });
  return place.address;
}

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

/** What is being edited; unsaved work is kept under it. */
export interface FormRecord {
  screen: ScreenKey;
  /** null for a record that has not been saved yet. */
  id: number | string | null;
  /** The dialog of the screen that the form stands in; unsaved work is kept for each. */
  dialog?: string;
  /** Passwords are not kept in the browser, not even unsaved. */
  isSecret?: boolean;
  /** How the record is called where its unsaved work is offered. */
  title: string;
  /** The version that was loaded; sent back with a save. */
  version?: number | undefined;
  /** Where unsaved work leads back to, when that is not the address that the form was opened at. */
  address?: string | undefined;
}

/** A Mantine form over an area's schema, with unsaved work and what saving needs. */
export interface AreaForm<S extends z.ZodObject> {
  form: UseFormReturnType<z.input<S>>;
  /** Changes several fields at once, and takes back the errors of just these. */
  change: Change<z.input<S>>;
  schema: S;
  isChanged: boolean;
  /** The same by now, with what late fields have not yet told. */
  isChangedNow: () => boolean;
  /** What the values began on; null when that is not known of work that was kept. */
  base: () => z.input<S> | null;
  /** The version the values began on. */
  version: number | undefined;
  /** The same by now, also in a function of an older draw. */
  versionNow: () => number | undefined;
  /** The values by now, with what late fields have not yet told. */
  valuesNow: () => z.input<S>;
  /** Fields that tell their value with a delay say so here. */
  late: LateFields;
  /** Notes what is sent; kept beside the values until the server has answered. */
  sending: (values: z.input<S>) => Promise<void>;
  /** What was sent and never answered: saved or not, it is this person's own. */
  unanswered: () => z.input<S>[];
  /** Unsaved work of this person that can be restored. */
  offer: UnsavedWork | null;
  restore: () => void;
  discardOffer: () => void;
  /** Throws the changes away: the form is as it was loaded. */
  discardChanges: () => void;
  /** The form shows these values from now on; what is kept stays kept. */
  takeOver: (values: z.input<S>, version: number | undefined) => void;
  /** The record can no longer be changed: the form shows it, and what was typed is kept and offered. */
  setAside: (values: z.input<S>, version: number | undefined) => void;
  /** Takes values as kept by the server; sentences of fields that break a rule stay. */
  markAutosaved: (values: z.input<S>, version: number | undefined) => void;
  /** Takes values as saved: nothing is unsaved then, except what was typed while saving. */
  markSaved: (values: z.input<S>, version: number | undefined, sent?: z.input<S>) => void;
}

const keyOf = (userId: number, { screen, id, dialog }: FormRecord): WorkKey => ({
  userId,
  screen,
  recordId: id ?? 'new',
  ...(dialog && { dialog }),
});

/** A form whose rules are a schema of `shared/`, and which never loses what was typed. */
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

/** Why: each holds a whole text, and the newest are enough to know one's own. */
const mostUnanswered = 3;

/** What functions of an older draw need as it is now. */
interface Now<V> {
  version: number | undefined;
  sent: V[];
}

/** What the values of a form began on, for the screen and for functions of an older draw. */
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

/** What the values of a form began on. */
interface Began {
  version: number | undefined;
  isBaseKnown: boolean;
  /** What was sent before that and never answered. */
  sent?: unknown[] | undefined;
}

/** Kept work comes back on what it began on, or a save could not tell what was typed from what stood there. */
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
 * Where a record is edited. Why: read once for each, for the last draw of a form that is being left
 * is already at the next address; a record that has just been created gets its own.
 */
function useAddress(id: number | string | null): string {
  const { latestLocation } = useRouter();
  const [place, setPlace] = useState({ id, address: latestLocation.pathname });
  if (place.id !== id) setPlace({ id, address: latestLocation.pathname });
  return place.address;
}

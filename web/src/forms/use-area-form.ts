import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import type { ScreenKey } from '@masthead/shared/screens.ts';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { z } from 'zod';
import { useUser } from '../app/session.ts';
import type { UnsavedWork } from './unsaved-work.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

/** What is being edited; unsaved work is kept under it. */
export interface FormRecord {
  screen: ScreenKey;
  /** null for a record that has not been saved yet. */
  id: number | null;
  /** How the record is called where its unsaved work is offered. */
  title: string;
  /** The version that was loaded; sent back with a save. */
  version?: number | undefined;
}

/** A Mantine form over an area's schema, with unsaved work and what saving needs. */
export interface AreaForm<S extends z.ZodObject> {
  form: UseFormReturnType<z.input<S>>;
  schema: S;
  isChanged: boolean;
  /** What the values began on; null when that is not known of work that was kept. */
  base: () => z.input<S> | null;
  /** The version the values began on. */
  version: number | undefined;
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
  /** Takes values as saved: nothing is unsaved then, except what was typed while saving. */
  markSaved: (values: z.input<S>, version: number | undefined, sent?: z.input<S>) => void;
}

/** Do two values say the same? */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A form whose rules are a schema of `shared/`, and which never loses what was typed. */
export function useAreaForm<S extends z.ZodObject>(
  schema: S,
  initialValues: z.input<S>,
  record: FormRecord,
): AreaForm<S> {
  type Values = z.input<S>;
  const { id: userId } = useUser();
  const address = useAddress(record.id);
  const [began, setBegan] = useState<Began>({ version: record.version, isBaseKnown: true });
  const { version, isBaseKnown } = began;
  const form = useForm<Values>({
    initialValues,
    validate: schemaResolver(schema, { sync: true }) as (values: Values) => Record<string, string>,
  });
  const isChanged = !isSame(form.values, form.getInitialValues());
  const base = () => (isBaseKnown ? form.getInitialValues() : null);
  const unsaved = useUnsavedWork({
    key: { userId, screen: record.screen, recordId: record.id ?? 'new' },
    about: { title: record.title, address, version, base: base() ?? undefined },
    values: form.values,
    isChanged,
  });
  const beginOn = (values: Values, newVersion: number | undefined) => {
    form.setInitialValues(values);
    form.clearErrors();
    setBegan({ version: newVersion, isBaseKnown: true });
  };
  const takeOver = (values: Values, newVersion: number | undefined) => {
    beginOn(values, newVersion);
    form.setValues(values);
  };
  return {
    form,
    schema,
    isChanged,
    base,
    version,
    offer: unsaved.offer,
    restore: () => unsaved.offer && restoreInto(form, unsaved, version, setBegan),
    discardOffer: unsaved.discardOffer,
    discardChanges: () => {
      form.setValues(form.getInitialValues());
      unsaved.forget();
    },
    takeOver,
    setAside: (values, newVersion) => {
      unsaved.setAside();
      takeOver(values, newVersion);
    },
    markSaved: (values, savedVersion, sent) => {
      const isAllSaved = !sent || isSame(form.getValues(), sent);
      beginOn(values, savedVersion);
      if (isAllSaved) form.setValues(values);
      unsaved.closeOffer();
      if (isAllSaved) unsaved.forget();
    },
  };
}

/** What the values of a form began on. */
interface Began {
  version: number | undefined;
  isBaseKnown: boolean;
}

/** Kept work comes back on what it began on, or a save could not tell what was typed from what stood there. */
function restoreInto<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  { offer, closeOffer }: ReturnType<typeof useUnsavedWork>,
  version: number | undefined,
  setBegan: (began: Began) => void,
): void {
  if (!offer) return;
  if (offer.base) form.setInitialValues(offer.base as V);
  form.setValues(offer.values as Partial<V>);
  setBegan({ version: offer.version ?? version, isBaseKnown: offer.base !== undefined });
  closeOffer();
}

/**
 * Where a record is edited. Why: read once for each, for the last draw of a form that is being left
 * is already at the next address; a record that has just been created gets its own.
 */
function useAddress(id: number | null): string {
  const { latestLocation } = useRouter();
  const [place, setPlace] = useState({ id, address: latestLocation.pathname });
  if (place.id !== id) setPlace({ id, address: latestLocation.pathname });
  return place.address;
}

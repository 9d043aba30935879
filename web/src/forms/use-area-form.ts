import type { ScreenKey } from '@masthead/shared/screens.ts';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { useUser } from '../app/session.ts';
import { dropUnsaved, findUnsaved, keepUnsaved, type UnsavedWork } from './unsaved-work.ts';

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
  /** The version the values began on. */
  version: number | undefined;
  /** Unsaved work of this person that can be restored. */
  offer: UnsavedWork | null;
  restore: () => void;
  discardOffer: () => void;
  /** Throws the changes away: the form is as it was loaded. */
  discardChanges: () => void;
  /** Takes values as saved: nothing is unsaved then, except what was typed while saving. */
  markSaved: (values: z.input<S>, version: number | undefined, sent?: z.input<S>) => void;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A form whose rules are a schema of `shared/`; it never loses what was typed (issue X1 of forms). */
export function useAreaForm<S extends z.ZodObject>(
  schema: S,
  initialValues: z.input<S>,
  record: FormRecord,
): AreaForm<S> {
  type Values = z.input<S>;
  const { id: userId } = useUser();
  const [version, setVersion] = useState(record.version);
  const [offer, setOffer] = useState<UnsavedWork | null>(null);
  const form = useForm<Values>({
    initialValues,
    validate: schemaResolver(schema, { sync: true }) as (values: Values) => Record<string, string>,
  });
  const isChanged = !isSame(form.values, form.getInitialValues());
  const workKey = { userId, screen: record.screen, recordId: record.id ?? ('new' as const) };
  const forget = () => void dropUnsaved(workKey).catch(() => {});

  useKeepWork({
    isChanged,
    values: form.values,
    keep: (values) =>
      void keepUnsaved({
        ...workKey,
        title: record.title,
        address: location.pathname,
        values: values as Record<string, unknown>,
        version,
      }).catch(() => {}),
    forget,
  });

  const lookForWork = useEffectEvent(async () => {
    const found = await findUnsaved(workKey).catch(() => null);
    if (found && !isSame(found.values, form.getValues())) setOffer(found);
  });
  useEffect(() => void lookForWork(), []);

  return {
    form,
    schema,
    isChanged,
    version,
    offer,
    restore: () => {
      if (!offer) return;
      form.setValues(offer.values as Partial<Values>);
      setVersion(offer.version ?? version);
      setOffer(null);
    },
    discardOffer: () => {
      setOffer(null);
      if (!isChanged) forget();
    },
    discardChanges: () => {
      form.setValues(form.getInitialValues() as Partial<Values>);
      forget();
    },
    markSaved: (values, savedVersion, sent) => {
      const isStillSent = !sent || isSame(form.getValues(), sent);
      form.setInitialValues(values);
      if (isStillSent) form.setValues(values as Partial<Values>);
      form.clearErrors();
      setVersion(savedVersion);
      setOffer(null);
      if (isStillSent) forget();
    },
  };
}

interface Keeping<V> {
  isChanged: boolean;
  values: V;
  keep: (values: V) => void;
  forget: () => void;
}

/** Writes changed values a moment after each change, and at once when the page goes away. */
function useKeepWork<V>({ isChanged, values, keep, forget }: Keeping<V>) {
  const wasChanged = useRef(false);
  const write = useEffectEvent(() => {
    if (isChanged) keep(values);
    else if (wasChanged.current) forget();
    wasChanged.current = isChanged;
  });
  const writeSoon = useDebouncedCallback(() => write(), { delay: 250, flushOnUnmount: true });
  const serialized = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the values is what starts it.
  useEffect(() => {
    writeSoon();
  }, [serialized, isChanged]);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && writeSoon.flush();
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, [writeSoon]);
}

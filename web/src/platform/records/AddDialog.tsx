import { type AnyRecord, formOf, initialOf } from '@masthead/shared/platform/records/record.ts';
import type { ScreenKey } from '@masthead/shared/screens.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { FormDialog } from '../forms/FormDialog.tsx';
import { type InputOf, inputsOf } from '../forms/record-inputs.ts';
import { type AreaForm, useAreaForm } from '../forms/use-area-form.ts';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import { toast } from '../ui/toast.tsx';
import { type ById, cacheRecord } from './record-query.ts';

interface Props<R extends AnyRecord, S extends z.ZodObject, T> {
  /** The title, also on its button: 'Add City'. */
  title: string;
  record: R;
  /** Its fields, if not all of the record's. */
  asks?: S;
  /** The list that it is opened on. */
  screen: ScreenKey;
  /** Initial values besides the record's own. */
  given?: Partial<z.input<S>>;
  create: (values: z.output<S>) => Promise<T>;
  /** The sentence before the reason of a failure. */
  failure?: string;
  /** The toast after adding. */
  added: string;
  /** Loads the record for its screen, given the reply. */
  get?: ById<z.ZodType<T>>;
  onAdded?: (added: T, values: z.input<S>) => void;
  onClose: () => void;
  /** The inputs. */
  children: (area: AreaForm<S> & { input: InputOf<R, z.input<S>> }) => ReactNode;
}

/** A dialog that adds a record. */
export function AddDialog<
  R extends AnyRecord,
  T,
  S extends z.ZodObject = ReturnType<typeof formOf<R>>,
>({ title, record, create, failure, added, get, onClose, ...props }: Props<R, S, T>) {
  const queryClient = useQueryClient();
  const schema = props.asks ?? (formOf(record) as unknown as S);
  const [initial] = useState(() => startingValues(record, schema, props.given));
  const area = useAreaForm(schema, initial, {
    screen: props.screen,
    id: null,
    title: `New ${record.noun}`,
  });
  const dialogSave = useDialogSave(area, {
    send: create,
    ...(failure !== undefined && { failure }),
    onSaved: (saved: T) => {
      if (get) cacheRecord(queryClient, get, saved);
      toast(added);
      onClose();
      props.onAdded?.(saved, area.form.getValues());
    },
  });
  return (
    <FormDialog title={title} onClose={onClose} saveLabel={title} {...dialogSave}>
      {props.children({ ...area, input: inputsOf(record, area.form) })}
    </FormDialog>
  );
}

/** The initial values of the dialog's fields. */
function startingValues<S extends z.ZodObject>(
  record: AnyRecord,
  schema: S,
  given: Partial<z.input<S>> | undefined,
) {
  const starts = Object.entries(initialOf(record)).filter(([key]) => key in schema.shape);
  return { ...Object.fromEntries(starts), ...given } as z.input<S>;
}

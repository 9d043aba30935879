import type { z } from 'zod';
import { sayingFailure } from './say-failure.ts';
import type { AreaForm } from './use-area-form.ts';
import { useFormSave } from './use-form-save.ts';

interface Options<S extends z.ZodObject, T> {
  send: (values: z.output<S>, version: number | undefined) => Promise<T>;
  /** The sentence before the reason of a failure. */
  failure?: string;
  /** It was saved: close, and say so. */
  onSaved: (saved: T) => void;
}

/** Saving the form of a dialog that closes then: `<FormDialog {...useDialogSave(area, …)}>`. */
export function useDialogSave<S extends z.ZodObject, T>(
  area: AreaForm<S>,
  { send, failure, onSaved }: Options<S, T>,
) {
  const saving = useFormSave<S, { saved: T; version?: number }>(area, {
    valuesOf: () => area.form.getValues(),
  });
  const onSave = async () => {
    const done = await saving.save(async (values, version) => {
      const sending = send(values, version);
      return { saved: await (failure ? sayingFailure(failure, sending) : sending) };
    });
    if (done) onSaved(done.saved);
  };
  return { area, saving, onSave };
}

import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useStable } from './use-unsaved-work.ts';

/** Changes fields and clears their errors; a function receives the current values. */
export type Change<V> = (changes: Partial<V> | ((now: V) => Partial<V>)) => void;

type Values = Record<string, unknown>;

/**
 * A form in which an unchanged field stays the same object, so that its input doesn't re-render while another is
 * typed in. Why: with every change of one field the library copies the values of all.
 */
export function useChangingForm<V extends Values>(options: UseFormInput<V>) {
  const form: UseFormReturnType<V> = useForm<V>({
    ...options,
    // Why: a change of several fields would take back the errors of all; the functions below do it.
    clearInputErrorOnChange: false,
    enhanceGetInputProps: ({ field, inputProps: { onChange } }) => ({
      onChange: (given: unknown) => {
        onChange(given);
        form.clearFieldError(field);
      },
    }),
  });
  const change: Change<V> = (given) => {
    const changes = typeof given === 'function' ? given(form.getValues()) : given;
    form.setValues(changes);
    for (const path of Object.keys(form.errors))
      if ((path.split('.')[0] ?? path) in changes) form.clearFieldError(path);
  };
  const stable = useStable({
    change,
    setFieldValue: (path: string, given: unknown) => {
      const now = form.getValues();
      if (!(path in now)) form.setFieldValue(path, given as never);
      else {
        const value = typeof given === 'function' ? given(now[path]) : given;
        if (value !== now[path]) form.setValues({ [path]: value } as Partial<V>);
      }
      form.clearFieldError(path);
    },
    setValues: (given: Parameters<typeof form.setValues>[0]) => {
      form.setValues(given);
      form.clearErrors();
    },
  });
  return { change: stable.change, form: { ...form, ...stable } as UseFormReturnType<V> };
}

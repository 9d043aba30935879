import type { UseFormReturnType } from '@mantine/form';
import type { ChangeEvent } from 'react';

type TextKey<V> = { [K in keyof V]: V[K] extends string | null ? K : never }[keyof V] & string;

/** Props of an input for a text that may be missing: an empty input is none. */
export function optionalTextProps<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  path: TextKey<V>,
) {
  return {
    ...form.getInputProps(path),
    value: (form.values[path] as string | null) ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(path, (event.currentTarget.value || null) as never),
  };
}

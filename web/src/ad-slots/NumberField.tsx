import { NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { SlotValues } from './slot-values.ts';

interface Props {
  form: UseFormReturnType<SlotValues>;
  path: 'headerThinIndex' | 'logoHeight' | 'logoPadding';
  label: string;
  description?: string;
}

/** A whole number of a slot, from 0 in steps of 1; an empty one is none. */
export function NumberField({ form, path, ...field }: Props) {
  return (
    <NumberInput
      {...field}
      min={0}
      step={1}
      // Why: a wrong number is said, not silently changed.
      clampBehavior="none"
      {...form.getInputProps(path)}
      value={form.values[path] ?? ''}
      onChange={(next) => form.setFieldValue(path, next === '' ? null : (next as number))}
    />
  );
}

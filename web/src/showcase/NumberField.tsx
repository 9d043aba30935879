import { NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  description?: string;
  withAsterisk?: boolean;
  error?: ReactNode;
  value: number | null;
  onChange: (value: number | null) => void;
  'data-path': string;
}

/** A whole number from 0 in steps of 1; an empty one is none. */
export function NumberField({ value, onChange, ...field }: Props) {
  return (
    <NumberInput
      {...field}
      min={0}
      step={1}
      // Why: a wrong number is said, not silently changed.
      clampBehavior="none"
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : (next as number))}
    />
  );
}

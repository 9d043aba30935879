import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUserChoices } from './use-user-choices.tsx';

interface Props {
  label: string;
  value: number | null;
  onChange: (id: number | null) => void;
  description?: string;
  placeholder?: string;
  error?: ReactNode;
  /** People who are not offered. */
  exclude?: readonly number[];
  withAsterisk?: boolean;
  clearable?: boolean;
  disabled?: boolean;
  'data-path'?: string;
}

/** A picker of enabled people that the viewer may see. */
export function UserSelect({ value, onChange, exclude = [], ...field }: Props) {
  return (
    <Select
      {...useUserChoices(exclude)}
      {...field}
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
}

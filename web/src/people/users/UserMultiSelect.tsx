import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUser } from '../../platform/api/session.ts';
import { useUserChoices } from './use-user-choices.tsx';

interface Props {
  label: string;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error?: ReactNode;
  'data-path'?: string;
}

/** A picker of several enabled people that the viewer may see. It opens when someone types or asks for it. */
export function UserMultiSelect({ value, onChange, ...field }: Props) {
  const me = useUser();
  const { placeholder, data, ...choices } = useUserChoices();
  const own = { value: String(me.id), label: me.name };
  return (
    <MultiSelect
      {...choices}
      // Why: the viewer is known before the others are loaded.
      data={data.some((one) => one.value === own.value) ? data : [own, ...data]}
      {...field}
      {...(value.length === 0 && { placeholder })}
      hidePickedOptions
      openOnFocus={false}
      value={value.map(String)}
      onChange={(next) => onChange(next.map(Number))}
    />
  );
}

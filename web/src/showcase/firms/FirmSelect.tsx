import { Select } from '@mantine/core';
import { type FirmFieldProps, offered, useFirmChoices } from './use-firm-choices.ts';

interface Props extends FirmFieldProps {
  value: number | null;
  onChange: (id: number | null) => void;
}

/** A picker of one firm of those that this person may see. */
export function FirmSelect({ value, onChange, ...field }: Props) {
  const choices = useFirmChoices(value === null ? [] : [value], field);
  return (
    <Select
      {...field}
      {...choices}
      searchable
      limit={offered}
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
}

import { MultiSelect } from '@mantine/core';
import { type FirmFieldProps, offered, useFirmChoices } from './use-firm-choices.ts';

interface Props extends FirmFieldProps {
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/** A picker of several firms; a chosen firm that has been paused since stays visible. */
export function FirmMultiSelect({ value, onChange, ...field }: Props) {
  const { placeholder, ...choices } = useFirmChoices(value, field);
  return (
    <MultiSelect
      {...field}
      {...choices}
      {...(value.length === 0 && { placeholder })}
      searchable
      hidePickedOptions
      limit={offered}
      value={value.map(String)}
      onChange={(next) => onChange(next.map(Number))}
    />
  );
}

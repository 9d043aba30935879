import { Switch } from '@mantine/core';

interface Props {
  label: string;
  value: 'no' | 'yes';
  onChange: (value: 'no' | 'yes') => void;
}

/** Narrows a list to those that lack something; the desk leads to lists like that. */
export function LackingSwitch({ label, value, onChange }: Props) {
  return (
    <Switch
      label={label}
      checked={value === 'yes'}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'yes' : 'no')}
    />
  );
}

import { Switch } from '@mantine/core';
import type { Filter } from '../../platform/records/filter.tsx';

interface Props {
  label: string;
  value: 'no' | 'yes';
  onChange: (value: 'no' | 'yes') => void;
}

/** Filters a list to incomplete entries; Home links to such lists. */
export function LackingSwitch({ label, value, onChange }: Props) {
  return (
    <Switch
      label={label}
      checked={value === 'yes'}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'yes' : 'no')}
    />
  );
}

/** The same as a filter of a list. */
export const lackingFilter = (label: string): Filter<'no' | 'yes'> => ({
  none: 'no',
  input: ({ value, onChange }) => <LackingSwitch label={label} value={value} onChange={onChange} />,
  chip: () => label,
});

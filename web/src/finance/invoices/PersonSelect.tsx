import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  people: readonly { id: number; name: string }[];
  value: number | null;
  onChange: (id: number | null) => void;
  placeholder?: string;
  clearable?: boolean;
  withAsterisk?: boolean;
  error?: ReactNode;
  readOnly?: boolean;
  description?: string;
  'data-path'?: string;
}

/** The choice of a contributor or an editor, by typing the name. */
export function PersonSelect({ people, value, onChange, clearable = false, ...field }: Props) {
  // Why: a fixed value should not look like a choice.
  if (field.readOnly) {
    const chosen = people.find(({ id }) => id === value);
    return <TextInput {...field} variant="filled" value={chosen?.name ?? ''} />;
  }
  return (
    <Select
      {...field}
      searchable
      clearable={clearable}
      allowDeselect={clearable}
      nothingFoundMessage="No one by that name."
      data={people.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
}

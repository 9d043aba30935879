import { Select } from '@mantine/core';
import { useState } from 'react';
import { useAssignees } from './workflow.queries.ts';

interface Props {
  label: string;
  placeholder: string;
  value: number | null;
  /** The name of the value, before the others are loaded. */
  name?: string | null;
  /** Choices before the people. */
  first?: readonly { value: string; label: string }[];
  disabled?: boolean;
  onChange: (id: number | null) => void;
}

/** A picker of the people who work on stories; they are loaded when it is opened. */
export function AssigneeSelect({ value, name, first = [], onChange, ...field }: Props) {
  const [isOpened, setOpened] = useState(false);
  const people = useAssignees(isOpened || (value !== null && value > 0 && !name));
  const data = [...first, ...people.map((one) => ({ value: String(one.id), label: one.name }))];
  const isKnown = value === null || data.some((one) => one.value === String(value));
  return (
    <Select
      {...field}
      clearable
      searchable
      limit={60}
      nothingFoundMessage="No people match."
      onDropdownOpen={() => setOpened(true)}
      data={isKnown ? data : [...data, { value: String(value), label: name ?? '…' }]}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
}

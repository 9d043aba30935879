import { MultiSelect, Select } from '@mantine/core';
import { mostFirms } from '@masthead/shared/firms/firm.operations.ts';
import type { ReactNode } from 'react';
import { type ChosenFirm, firmsFailed, useChosenFirms, useFirmOptions } from './firm.queries.ts';

interface FieldProps {
  label: string;
  description?: string;
  placeholder?: string;
  error?: ReactNode;
  withAsterisk?: boolean;
  clearable?: boolean;
  disabled?: boolean;
  'data-path'?: string;
  'data-autofocus'?: boolean;
}

interface OneProps extends FieldProps {
  value: number | null;
  onChange: (id: number | null) => void;
}

interface ManyProps extends FieldProps {
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/** As many as anybody reads; typing finds the others. */
const offered = 50;

/** A picker of one firm of those that this person may see. */
export function FirmSelect({ value, onChange, ...field }: OneProps) {
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

/** A picker of several firms; a chosen firm that has been paused since stays visible. */
export function FirmMultiSelect({ value, onChange, ...field }: ManyProps) {
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

/** What both pickers offer and say while it is loading, when it failed, and when it is cut off. */
function useFirmChoices(chosen: readonly number[], field: FieldProps) {
  const { data = [], isPending, isError } = useFirmOptions();
  const shown = useChosenFirms(chosen);
  const others = data.filter(({ id }) => !chosen.includes(id));
  const isCut = data.length >= mostFirms;
  return {
    placeholder: isPending ? 'Loading …' : (field.placeholder ?? 'Choose a firm'),
    nothingFoundMessage: 'No firm matches.',
    error: isError ? firmsFailed : field.error,
    description:
      field.description ??
      (isCut ? `The first ${mostFirms.toLocaleString('en-US')} firms are offered.` : undefined),
    data: [
      ...shown.map((firm) => ({ value: String(firm.id), label: labelOf(firm) })),
      ...others.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
  };
}

const labelOf = ({ name, isPaused }: ChosenFirm) => (isPaused ? `${name} (paused)` : name);

import { Select } from '@mantine/core';
import { sentences } from '@masthead/shared/errors.ts';
import { representativeMessages } from '@masthead/shared/representatives/representative.messages.ts';
import type { ReactNode } from 'react';
import { useRepresentatives } from './listing.queries.ts';

interface Props {
  label: string;
  withAsterisk?: boolean;
  'data-path': string;
  /** Its representatives are offered. */
  firmId: number | null;
  value: number | null;
  onChange: (id: number | null) => void;
  error?: ReactNode;
}

/** A picker of one representative of a firm. */
export function RepresentativeSelect({ firmId, value, onChange, error, ...field }: Props) {
  const { data = [], isLoading, isError } = useRepresentatives(firmId);
  const isKnown = value === null || data.some(({ id }) => id === value);
  const chosen = isKnown ? [] : [{ id: value, name: `Representative ${value}` }];
  return (
    <Select
      {...field}
      placeholder={firmId === null ? 'Choose a firm first' : placeholderOf(isLoading, data.length)}
      disabled={firmId === null}
      clearable
      searchable
      limit={50}
      nothingFoundMessage="No representative matches."
      data={[...chosen, ...data].map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      error={isError ? representativeMessages.getFailed : error}
    />
  );
}

function placeholderOf(isLoading: boolean, count: number): string {
  if (isLoading) return sentences.loading;
  return count === 0 ? 'This firm has no representatives' : 'Nobody';
}

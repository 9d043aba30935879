import { MultiSelect } from '@mantine/core';
import { inSiteOrder } from '@masthead/shared/people/sites/site.record.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { ReactNode } from 'react';
import { useSites } from './site.queries.ts';

interface Props {
  label: string;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  description?: string;
  error?: ReactNode;
  withAsterisk?: boolean;
  disabled?: boolean;
  'data-path'?: string;
}

/** A picker of several sites; the selected ones are in site order. */
export function SiteMultiSelect({ value, onChange, error, ...field }: Props) {
  const { data, isPending, isError } = useSites();
  const sites = inSiteOrder(data ?? []);
  const inOrder = (ids: number[]) => [
    ...sites.filter(({ id }) => ids.includes(id)).map(({ id }) => id),
    ...ids.filter((id) => !sites.some((site) => site.id === id)),
  ];
  return (
    <MultiSelect
      {...field}
      {...(value.length === 0 && { placeholder: isPending ? sentences.loading : 'Choose sites' })}
      searchable
      clearable
      hidePickedOptions
      nothingFoundMessage="No sites match."
      // Why: until the sites are loaded, a selected one would show its bare id.
      data={isPending ? value.map((id) => ({ value: String(id), label: '…' })) : optionsOf(sites)}
      error={isError ? sentences.notLoaded('sites') : error}
      value={inOrder([...value]).map(String)}
      onChange={(next) => onChange(inOrder(next.map(Number)))}
    />
  );
}

const optionsOf = (sites: readonly { id: number; name: string }[]) =>
  sites.map(({ id, name }) => ({ value: String(id), label: name }));

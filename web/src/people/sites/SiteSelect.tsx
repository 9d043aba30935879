import { Select } from '@mantine/core';
import { inSiteOrder, isCityChoice, siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { ReactNode } from 'react';
import { useSites } from './site.queries.ts';

interface Props {
  label: string;
  /** 0 means none: a form without a choice yet. */
  value: number | null;
  onChange: (id: number | null) => void;
  /** Excludes the map sites, which are not cities, unless one is selected. */
  citiesOnly?: boolean;
  /** Whether the choice can be cleared. */
  clearable?: boolean;
  placeholder?: string;
  description?: string;
  error?: ReactNode;
  withAsterisk?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  searchable?: boolean;
  'data-path'?: string;
}

/** A picker of one site or city, in site order. */
export function SiteSelect({
  value,
  onChange,
  citiesOnly = false,
  clearable = false,
  error,
  ...field
}: Props) {
  const { data = [], isError } = useSites();
  const sites = inSiteOrder(data).filter(
    (site) => !citiesOnly || isCityChoice(site) || site.id === value,
  );
  return (
    <Select
      {...field}
      clearable={clearable}
      allowDeselect={clearable}
      data={sites.map((site) => ({ value: String(site.id), label: siteLabel(site) }))}
      error={isError ? sentences.notLoaded('sites') : error}
      value={value ? String(value) : null}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
}

import { Select } from '@mantine/core';
import { inSiteOrder, isCityChoice, siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { ReactNode } from 'react';
import { useSites } from './site.queries.ts';

interface Props {
  label: string;
  /** 0 is none: a form that has not chosen yet. */
  value: number | null;
  onChange: (id: number | null) => void;
  /** Leaves out the sites that are maps and no cities, unless one is chosen. */
  citiesOnly?: boolean;
  /** May nothing be chosen again? */
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

/** The one choice of a site or city, in site order. */
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

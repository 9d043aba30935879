import { Stack } from '@mantine/core';
import { Fragment } from 'react';
import { SearchPanel } from '../lists/SearchPanel.tsx';
import type { AnyFilters, AnySearch } from './filter.tsx';

interface Props {
  filters: AnyFilters;
  search: AnySearch;
  onSearch: (changes: AnySearch, options?: { replace: boolean }) => void;
  /** True where nothing happens before Search or Enter (Spec, showcase 2). */
  waits: boolean;
}

/** The inputs of a list's filters. */
export function RecordFilters({ filters, search, onSearch, waits }: Props) {
  const names = Object.keys(filters);
  const of = (values: AnySearch) => Object.fromEntries(names.map((key) => [key, values[key]]));
  const inputs = (values: AnySearch, change: Props['onSearch']) =>
    Object.entries(filters).map(([key, { input }]) => (
      <Fragment key={key}>
        {input({
          value: values[key],
          onChange: (value, options) => change({ [key]: value }, options),
          waits,
        })}
      </Fragment>
    ));
  if (!waits) return <Stack gap="md">{inputs(search, onSearch)}</Stack>;
  const none = Object.fromEntries(Object.entries(filters).map(([key, one]) => [key, one.none]));
  return (
    <SearchPanel applied={of(search)} empty={none} onSearch={onSearch}>
      {inputs}
    </SearchPanel>
  );
}

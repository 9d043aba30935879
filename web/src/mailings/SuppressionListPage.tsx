import { Menu, Select, Text } from '@mantine/core';
import { suppressionEndpoints } from '@masthead/shared/mailings/suppression.endpoints.ts';
import { suppressionMessages } from '@masthead/shared/mailings/suppression.messages.ts';
import {
  type Suppression,
  type SuppressionFilter,
  suppressionFilterLabel,
  suppressionFilters,
  suppressionPageSize,
} from '@masthead/shared/mailings/suppression.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { queryOf } from '../app/call.ts';
import { NoRows } from '../lists/NoRows.tsx';
import { useListSearch } from '../lists/search.ts';
import { type Filter, words } from '../records/filter.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { removedColumns, suppressionColumns } from './suppression-columns.tsx';
import { type SuppressionSearch, suppressionSearch } from './suppression-search.ts';

const LiftDialog = lazy(async () => ({
  default: (await import('./LiftDialog.tsx')).LiftDialog,
}));

const pageOf = ({ search, show, page }: SuppressionSearch) => ({
  ...queryOf(suppressionEndpoints.list, {
    query: {
      ...(search && { search }),
      show,
      limit: String(suppressionPageSize),
      offset: String((page - 1) * suppressionPageSize),
    },
  }),
  placeholderData: keepPreviousData,
});

const showFilter: Filter<SuppressionFilter> = {
  none: 'listed',
  input: ({ value, onChange }) => (
    <Select
      label="Show"
      allowDeselect={false}
      data={suppressionFilters.map((one) => ({ value: one, label: suppressionFilterLabel[one] }))}
      value={value}
      onChange={(show) => onChange(show ?? 'listed')}
    />
  ),
  chip: (show) => `Show: ${suppressionFilterLabel[show]}`,
};
const filters = { search: words('Email', 'A part of the address'), show: showFilter };

/** Decision 54: the addresses that get nothing any more, and the way off the list. */
export function SuppressionListPage() {
  const list = useListSearch(suppressionSearch);
  const [search] = list;
  const query = useQuery(pageOf(search));
  const [lifted, setLifted] = useState<Suppression | null>(null);
  const isOfRemoved = search.show === 'removed';
  const liftItem = (row: Suppression) => (
    <Menu.Item onClick={() => setLifted(row)}>Remove from the list…</Menu.Item>
  );
  return (
    <RecordList
      screen="suppressionList"
      label="Suppression list"
      list={list}
      query={query}
      failure="The suppression list could not be loaded."
      columns={isOfRemoved ? removedColumns : suppressionColumns}
      pageSize={suppressionPageSize}
      rowName={({ email }) => email}
      rowMenu={isOfRemoved ? undefined : liftItem}
      filters={filters}
      note={
        <Text c="dimmed" fz="sm" maw="68ch" mb="md">
          {suppressionMessages.purpose}
        </Text>
      }
      empty={
        <NoRows none="No address is suppressed." noMatch="No address matches these filters." />
      }
    >
      <Suspense>{lifted && <LiftDialog row={lifted} onClose={() => setLifted(null)} />}</Suspense>
    </RecordList>
  );
}

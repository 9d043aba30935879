import { Menu, Select, Stack, Text } from '@mantine/core';
import { suppressionEndpoints } from '@masthead/shared/mailings/suppression.endpoints.ts';
import { suppressionMessages } from '@masthead/shared/mailings/suppression.messages.ts';
import {
  type Suppression,
  suppressionFilterLabel,
  suppressionFilters,
  suppressionPageSize,
} from '@masthead/shared/mailings/suppression.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { queryOf } from '../app/call.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useListSearch } from '../lists/search.ts';
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

/** Decision 54: the addresses that get nothing any more, and the way off the list. */
export function SuppressionListPage() {
  const [search, setSearch, place] = useListSearch(suppressionSearch);
  const [lifted, setLifted] = useState<Suppression | null>(null);
  const query = useQuery(pageOf(search));
  const isOfRemoved = search.show === 'removed';
  return (
    <ListShell
      screen="suppressionList"
      query={query}
      note={
        <Text c="dimmed" fz="sm" maw="68ch" mb="md">
          {suppressionMessages.purpose}
        </Text>
      }
      filters={<Filters search={search} onChange={setSearch} />}
      chips={[
        ...(search.search
          ? [{ label: `Email: ${search.search}`, onRemove: () => setSearch({ search: '' }) }]
          : []),
        ...(search.show === 'listed'
          ? []
          : [
              {
                label: `Show: ${suppressionFilterLabel[search.show]}`,
                onRemove: () => setSearch({ show: 'listed' }),
              },
            ]),
      ]}
      place={place}
      paging={{ pageSize: suppressionPageSize }}
    >
      <DataTable
        label="Suppression list"
        failure="The suppression list could not be loaded."
        query={query}
        columns={isOfRemoved ? removedColumns : suppressionColumns}
        pageSize={suppressionPageSize}
        rowLink={() => null}
        rowName={({ email }) => email}
        {...(!isOfRemoved && {
          rowMenu: (row: Suppression) => (
            <Menu.Item onClick={() => setLifted(row)}>Remove from the list…</Menu.Item>
          ),
        })}
        empty={
          <NoRows none="No address is suppressed." noMatch="No address matches these filters." />
        }
      />
      <Suspense>{lifted && <LiftDialog row={lifted} onClose={() => setLifted(null)} />}</Suspense>
    </ListShell>
  );
}

interface FiltersProps {
  search: SuppressionSearch;
  onChange: (changes: Partial<SuppressionSearch>, options?: { replace: boolean }) => void;
}

function Filters({ search, onChange }: FiltersProps) {
  return (
    <Stack gap="md">
      <SearchBox
        label="Email"
        placeholder="A part of the address"
        value={search.search}
        onSearch={(words) => onChange({ search: words }, { replace: true })}
      />
      <Select
        label="Show"
        allowDeselect={false}
        data={suppressionFilters.map((value) => ({ value, label: suppressionFilterLabel[value] }))}
        value={search.show}
        onChange={(show) => onChange({ show: show ?? 'listed' })}
      />
    </Stack>
  );
}

import { Button, NativeSelect } from '@mantine/core';
import { importPageSize } from '@masthead/shared/imports/import.ts';
import { importKinds } from '@masthead/shared/imports/import-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { z } from 'zod';
import { pathTo } from '../app/links.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { choiceOf, optionalId, pageNumber, useListSearch } from '../lists/search.ts';
import { importPage } from './import.queries.ts';
import { importColumns } from './import-columns.tsx';

/** Why: what the report needs comes only when somebody opens one. */
const ImportDrawer = lazy(() =>
  import('./ImportDrawer.tsx').then((module) => ({ default: module.ImportDrawer })),
);

const importSearch = z.object({
  kind: choiceOf(['All', 'listings', 'subscribers', 'feed']),
  page: pageNumber,
  /** The import that is open beside the list. */
  import: optionalId,
});
type ImportSearch = z.output<typeof importSearch>;

const kinds = [
  { value: 'All', label: 'All' },
  ...Object.entries(importKinds).map(([value, { label }]) => ({ value, label })),
];

/** Every import with what it did; each can be undone as one. */
export function ImportListPage() {
  const [search, setSearch] = useListSearch(importSearch);
  const query = useQuery(importPage(search));
  const onClear = () => setSearch({ kind: 'All' });
  const isNarrowed = search.kind !== 'All';
  return (
    <ListShell
      screen="importList"
      query={query}
      filters={
        <NativeSelect
          label="Kind"
          data={kinds}
          value={search.kind}
          onChange={({ currentTarget }) =>
            setSearch({ kind: currentTarget.value as ImportSearch['kind'] })
          }
        />
      }
      chips={isNarrowed ? [{ label: `Kind: ${labelOf(search.kind)}`, onRemove: onClear }] : []}
      onClear={onClear}
      paging={{
        page: search.page,
        pageSize: importPageSize,
        onPage: (page) => setSearch({ page }),
      }}
    >
      <DataTable
        label="Imports"
        failure="The imports could not be loaded."
        query={query}
        columns={importColumns}
        pageSize={importPageSize}
        rowLink={({ id }) => ({
          to: pathTo('importList', {}, addressOf(search, id)),
          isBeside: true,
        })}
        rowName={(row) => row.fileName}
        empty={
          <EmptyList
            sentence={isNarrowed ? 'No import is of this kind.' : 'Nothing has been imported yet.'}
            action={isNarrowed ? <Button onClick={onClear}>Show all imports</Button> : null}
          />
        }
      />
      {search.import !== null && (
        <Suspense fallback={null}>
          <ImportDrawer
            id={search.import}
            onClose={() => setSearch({ import: null, page: search.page }, { replace: true })}
          />
        </Suspense>
      )}
    </ListShell>
  );
}

const labelOf = (kind: string) => kinds.find(({ value }) => value === kind)?.label ?? kind;

/** The address of the same page of the list, with this import open. */
const addressOf = ({ kind, page }: ImportSearch, id: number) => ({
  ...(kind !== 'All' && { kind }),
  ...(page > 1 && { page: String(page) }),
  import: String(id),
});

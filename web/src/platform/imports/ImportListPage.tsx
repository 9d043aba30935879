import { Button, NativeSelect } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import {
  type ImportRow,
  type ImportState,
  importPageSize,
  rowsIn,
} from '@masthead/shared/platform/imports/import.ts';
import { importKinds } from '@masthead/shared/platform/imports/import-kinds.ts';
import { howMany, inDigits } from '@masthead/shared/platform/values/counting.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { pathTo } from '../api/links.tsx';
import type { Column } from '../lists/column.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { choiceOf, optionalId, pageNumber, useListSearch } from '../lists/search.ts';
import { Instant } from '../ui/Instant.tsx';
import { late } from '../ui/late.tsx';
import { importPage } from './import.queries.ts';

/** Why late: the report loads only when opened. */
const ImportDrawer = late(async () => (await import('./ImportDrawer.tsx')).ImportDrawer);

const PostsImport = late(
  async () => (await import('../../editorial/posts/PostsImport.tsx')).PostsImport,
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

/** All imports with their results; each can be undone as a whole. */
export function ImportListPage() {
  const [search, setSearch, place] = useListSearch(importSearch);
  const query = useQuery(importPage(search));
  const [isImporting, setImporting] = useState(false);
  const isNarrowed = search.kind !== 'All';
  return (
    <ListShell
      screen="importList"
      query={query}
      primaryAction={<Button onClick={() => setImporting(true)}>Import posts</Button>}
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
      chips={isNarrowed ? [{ label: `Kind: ${labelOf(search.kind)}`, onRemove: place.clear }] : []}
      place={place}
      paging={{ pageSize: importPageSize }}
    >
      <DataTable
        label="Imports"
        failure={sentences.notLoaded('imports')}
        query={query}
        columns={importColumns}
        pageSize={importPageSize}
        rowLink={({ id }) => ({
          to: pathTo('importList', {}, addressOf(search, id)),
          isBeside: true,
        })}
        rowName={(row) => row.fileName}
        empty={<NoRows none="No imports yet." noMatch="No imports of this kind." />}
      />
      {isImporting && <PostsImport onClose={() => setImporting(false)} />}
      {search.import !== null && (
        <ImportDrawer
          id={search.import}
          onClose={() => setSearch({ import: null, page: search.page }, { replace: true })}
        />
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

const words: Record<ImportState, string> = {
  uploading: 'Uploading',
  checking: 'Checking',
  checked: 'Checked',
  refused: 'Rejected',
  running: 'Importing',
  done: 'Done',
  failed: 'Failed',
  undoing: 'Undoing',
  undone: 'Undone',
};

/** The numbers that are not zero, in words. */
function summary({ kind, counts, state }: ImportRow): string {
  const numbers = importKinds[kind].counts
    .filter(([key]) => counts[key] > 0)
    .map(([key, , after]) => `${after}: ${inDigits(counts[key])}`);
  if (state === 'undone') numbers.push(`Kept: ${inDigits(counts.stayed)}`);
  return numbers.join(' · ') || howMany(rowsIn(counts), importKinds[kind].row);
}

/** The columns of the list of imports. */
const importColumns: Column<ImportRow>[] = [
  { key: 'file', title: 'File', cell: (row) => row.fileName, onCard: 'title' },
  {
    key: 'kind',
    title: 'Kind',
    holds: 'label',
    cell: (row) => importKinds[row.kind].label,
    onCard: 'meta',
    width: 100,
  },
  {
    key: 'target',
    title: 'Destination',
    cell: (row) => row.target || '–',
    onCard: 'hide',
    from: 860,
    width: 110,
  },
  {
    key: 'state',
    title: 'State',
    holds: 'label',
    cell: (row) => words[row.state],
    onCard: 'meta',
    width: 116,
  },
  { key: 'counts', title: 'Results', cell: summary, onCard: 'meta', from: 860, width: '20%' },
  {
    key: 'who',
    title: 'By',
    cell: (row) => row.createdBy ?? 'Command line',
    onCard: 'meta',
    width: 132,
  },
  {
    key: 'when',
    title: 'When',
    holds: 'value',
    cell: (row) => <Instant at={row.createdAt} />,
    onCard: 'meta',
    width: 100,
  },
];

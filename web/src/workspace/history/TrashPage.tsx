import { Button, Select, Stack, Text } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { historyMessages } from '@masthead/shared/platform/history/history.messages.ts';
import { type TrashRow, trashPageSize } from '@masthead/shared/platform/history/history.ts';
import { allKinds } from '@masthead/shared/record-kinds.ts';
import { trashEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { call, queryOf } from '../../platform/api/call.ts';
import type { Column } from '../../platform/lists/column.ts';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { ListShell } from '../../platform/lists/ListShell.tsx';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { choiceOf, pageNumber, useListSearch } from '../../platform/lists/search.ts';
import { exactInstant, Instant } from '../../platform/ui/Instant.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import styles from './activity.module.css';
import { kindLabel } from './activity-search.ts';

const slugsWithTrash = allKinds.filter(({ hasTrash }) => hasTrash).map(({ slug }) => slug);
const trashSearch = z.object({ kind: choiceOf(['all', ...slugsWithTrash]), page: pageNumber });

/** A table row; its id is its position, because ids of different kinds may be equal. */
type Row = Omit<TrashRow, 'id'> & { id: number; recordId: string };

/** Decisions 11: deleted records, with Restore. */
export function TrashPage() {
  const [search, setSearch, place] = useListSearch(trashSearch);
  const isFiltered = search.kind !== 'all';
  const query = useQuery({
    ...queryOf(trashEndpoints.list, {
      query: {
        ...(isFiltered && { kind: search.kind }),
        limit: String(trashPageSize),
        offset: String((search.page - 1) * trashPageSize),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    select: ({ totalCount, nodes }) => ({
      totalCount,
      nodes: nodes.map((row, at): Row => ({ ...row, id: at + 1, recordId: row.id })),
    }),
  });
  return (
    <ListShell
      screen="trash"
      query={query}
      filters={<KindFilter kind={search.kind} onChange={(kind) => setSearch({ kind })} />}
      chips={
        isFiltered ? [{ label: `Kind: ${kindLabel(search.kind)}`, onRemove: place.clear }] : []
      }
      place={place}
      paging={{ pageSize: trashPageSize }}
    >
      <DataTable
        label="Trash"
        failure={sentences.notLoaded('trash')}
        query={query}
        columns={columns}
        pageSize={trashPageSize}
        rowLink={() => null}
        rowName={(row) => row.title}
        empty={<NoRows none="The trash is empty." noMatch="No deleted records of this kind." />}
      />
    </ListShell>
  );
}

function KindFilter({ kind, onChange }: { kind: string; onChange: (kind: string) => void }) {
  const data = slugsWithTrash.map((slug) => ({ value: slug, label: kindLabel(slug) }));
  return (
    <Stack gap="md">
      <Select
        label="Kind"
        placeholder="All kinds"
        clearable
        data={data}
        value={kind === 'all' ? null : kind}
        onChange={(slug) => onChange(slug ?? 'all')}
      />
    </Stack>
  );
}

const columns: Column<Row>[] = [
  {
    key: 'title',
    title: 'Deleted',
    cell: (row) => (
      <>
        <Text span inherit fw={500} style={{ overflowWrap: 'anywhere' }}>
          {row.title}
        </Text>
        {row.detail && <span className={styles.deletedDetail}>{row.detail}</span>}
      </>
    ),
    onCard: 'title',
  },
  { key: 'kind', title: 'Kind', holds: 'label', cell: (row) => kindLabel(row.kind), width: '16%' },
  { key: 'by', title: 'Deleted by', cell: (row) => row.deletedBy, width: '18%' },
  {
    key: 'when',
    title: 'When',
    holds: 'value',
    cell: (row) => <Instant at={row.deletedAt} />,
    width: 110,
  },
  {
    key: 'restore',
    title: 'Restore',
    holds: 'value',
    cell: (row) => <Restore row={row} />,
    width: 110,
    onCard: 'acts',
  },
];

function Restore({ row }: { row: Row }) {
  const { kind, recordId, title, detail, deletedAt } = row;
  const name = [title, detail].filter(Boolean).join(', ');
  const restore = useMutation({
    mutationFn: () => call(trashEndpoints.restore, { body: { kind, id: recordId } }),
    onSuccess: (restored) => toast(historyMessages.restored(restored.title)),
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={restore.isPending}
      aria-label={`Restore ${name}, deleted ${exactInstant(deletedAt)}`}
      onClick={() => restore.mutate()}
    >
      Restore
    </Button>
  );
}

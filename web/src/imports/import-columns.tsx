import { howMany, inDigits } from '@masthead/shared/counting.ts';
import { type ImportRow, type ImportState, rowsIn } from '@masthead/shared/imports/import.ts';
import { importKinds } from '@masthead/shared/imports/import-kinds.ts';
import type { Column } from '../lists/column.ts';
import { Instant } from '../ui/Instant.tsx';

const words: Record<ImportState, string> = {
  uploading: 'Coming in',
  checking: 'Being checked',
  checked: 'Checked',
  refused: 'Refused',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  undoing: 'Being undone',
  undone: 'Undone',
};

/** The numbers that are not zero, in words. */
function summary({ kind, counts, state }: ImportRow): string {
  const numbers = importKinds[kind].counts
    .filter(([key]) => counts[key] > 0)
    .map(([key, , after]) => `${after}: ${inDigits(counts[key])}`);
  if (state === 'undone') numbers.push(`Stayed: ${inDigits(counts.stayed)}`);
  return numbers.join(' · ') || howMany(rowsIn(counts), importKinds[kind].row);
}

/** The columns of the list of imports. */
export const importColumns: Column<ImportRow>[] = [
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
    title: 'Into',
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
  { key: 'counts', title: 'What it did', cell: summary, onCard: 'meta', from: 860, width: '20%' },
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

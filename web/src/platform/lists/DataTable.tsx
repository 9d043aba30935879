import { ActionIcon, NativeSelect, UnstyledButton } from '@mantine/core';
import type { Direction } from '@masthead/shared/platform/contract/paging.ts';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import surface from '../ui/surface.module.css';
import { Trouble } from '../ui/Trouble.tsx';
import textStyles from '../ui/text.module.css';
import type { Column, ListQuery, Sorting } from './column.ts';
import { DataRow, type RowOptions } from './DataRow.tsx';
import styles from './data-table.module.css';
import headerCellStyles from './header-cell.module.css';
import { rowsOf } from './Pages.tsx';

interface Props<T, S extends string> extends RowOptions<T, S> {
  /** The table's name for screen readers: 'Articles'. */
  label: string;
  query: ListQuery<T>;
  sorting?: Sorting<S>;
  pageSize: number;
  /** One sentence and one action for a list without rows. */
  empty: ReactNode;
  /** The message when the rows cannot be loaded. */
  failure?: string;
}

/** The table of a list: sorting, first load, later loads, no rows, failure, and Back to a row. */
export function DataTable<T extends { id: number }, S extends string = string>(props: Props<T, S>) {
  const { label, query, columns, rowMenu, selection, sorting, pageSize, empty, failure } = props;
  const rows = rowsOf(query);
  const remember = useRowFocus(rows !== undefined);
  if (query.error && !rows) {
    return (
      <div className={`${surface.panel} ${styles.surface}`}>
        <Trouble
          failure={failure}
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      </div>
    );
  }
  if (rows?.length === 0)
    return <div className={`${surface.panel} ${styles.surface}`}>{empty}</div>;
  return (
    <div
      className={`${surface.panel} ${styles.surface}`}
      data-filled={rows ? true : undefined}
      aria-busy={query.isFetching}
    >
      {rows && query.isFetching && <div className={`${surface.progress} ${styles.progress}`} />}
      {sorting && <SortPicker columns={columns} sorting={sorting} />}
      <table className={styles.table} data-stale={query.isPlaceholderData || undefined}>
        <caption className={textStyles.hidden}>{label}</caption>
        <thead>
          <tr>
            {selection && <selection.Page selection={selection} rows={rows ?? []} />}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sorting={sorting} />
            ))}
            {rowMenu && (
              <th className={styles.menuCell}>
                <span className={textStyles.hidden}>Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => <DataRow key={row.id} row={row} remember={remember} {...props} />)
            : skeletonRows(pageSize, columns, rowMenu !== undefined, selection !== undefined)}
        </tbody>
      </table>
    </div>
  );
}

/** Rows of the right height and shape, so that nothing moves when the real ones arrive. */
function skeletonRows<T, S extends string>(
  count: number,
  columns: Column<T, S>[],
  hasMenu: boolean,
  hasSelection: boolean,
): ReactNode {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have nothing else.
    <tr key={row} className={styles.skeletonRow} aria-hidden>
      {hasSelection && <td className={styles.selectCell} data-card="select" />}
      {columns.map(({ key, align, from, onCard = 'meta' }, column) => (
        <td key={key} data-align={align} data-from={from} data-card={onCard}>
          <div
            className={styles.skeleton}
            data-picture={onCard === 'media' || undefined}
            style={
              onCard === 'media'
                ? undefined
                : { width: `${88 - ((row * 5 + column * 3) % 5) * 12}%` }
            }
          />
        </td>
      ))}
      {hasMenu && <td className={styles.menuCell} data-card="menu" />}
    </tr>
  ));
}

/** Which row was followed from which entry of the browser's history. */
const followed = new Map<string, number>();

/** Back to a list puts the focus on the row that was followed; scrolling is the router's work. */
function useRowFocus(hasRows: boolean): (id: number) => void {
  const entry = useRouterState({ select: (s) => s.location.state.__TSR_key ?? '' });
  const isRestored = useRef(false);
  useEffect(() => {
    if (!hasRows || isRestored.current) return;
    isRestored.current = true;
    const id = followed.get(entry);
    if (id === undefined) return;
    const link = document.querySelector<HTMLElement>(`[data-row="${id}"] [data-row-link]`);
    link?.focus({ preventScroll: true });
  }, [hasRows, entry]);
  return (id) => followed.set(entry, id);
}

interface SortPickerProps<T, S extends string> {
  columns: Column<T, S>[];
  sorting: Sorting<S>;
}

/** On a phone, where rows are cards, in place of the heads of the columns. */
function SortPicker<T, S extends string>({ columns, sorting }: SortPickerProps<T, S>) {
  const { by, direction, onSort, standard } = sorting;
  const ofColumns = columns.flatMap(({ sort, title, sortFirst = 'asc' }) =>
    sort ? [{ sort, title, sortFirst }] : [],
  );
  const choices = standard ? [standard, ...ofColumns] : ofColumns;
  const opposite = direction === 'asc' ? 'desc' : 'asc';
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <div className={styles.sortPicker}>
      <NativeSelect
        size="xs"
        aria-label="Sort by"
        data={choices.map(({ sort, title }) => ({ value: sort as string, label: title }))}
        value={by}
        onChange={(event) => {
          const chosen = choices.find(({ sort }) => sort === event.currentTarget.value);
          if (chosen) onSort(chosen.sort, chosen.sortFirst);
        }}
      />
      <ActionIcon
        variant="default"
        size={30}
        aria-label={direction === 'asc' ? 'Ascending; reverse order' : 'Descending; reverse order'}
        onClick={() => onSort(by, opposite)}
      >
        <Arrow size={16} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}

interface HeaderCellProps<T, S extends string> {
  column: Column<T, S>;
  sorting: Sorting<S> | undefined;
}

/** The head of a column; a click sorts by it, another turns the order round. */
function HeaderCell<T, S extends string>({ column, sorting }: HeaderCellProps<T, S>) {
  const { title, sort, sortFirst = 'asc', align, from, width, onCard } = column;
  const isSorted = sort !== undefined && sorting?.by === sort;
  const ariaSort = isSorted ? ariaDirection[sorting.direction] : undefined;
  const onClick = () => {
    const opposite = sorting?.direction === 'asc' ? 'desc' : 'asc';
    if (sort) sorting?.onSort(sort, isSorted ? opposite : sortFirst);
  };
  return (
    <th scope="col" aria-sort={ariaSort} data-align={align} data-from={from} style={{ width }}>
      {sort && sorting ? (
        <UnstyledButton
          className={headerCellStyles.sort}
          onClick={onClick}
          data-sorted={isSorted || undefined}
        >
          {title}
          <SortIcon direction={isSorted ? sorting.direction : null} />
        </UnstyledButton>
      ) : (
        <span className={onCard === 'media' ? textStyles.hidden : undefined}>{title}</span>
      )}
    </th>
  );
}

const ariaDirection = { asc: 'ascending', desc: 'descending' } as const;

function SortIcon({ direction }: { direction: Direction | null }) {
  if (direction === 'asc') return <IconArrowUp size={14} stroke={2} aria-hidden />;
  if (direction === 'desc') return <IconArrowDown size={14} stroke={2} aria-hidden />;
  return <IconSelector className={headerCellStyles.unsorted} size={14} stroke={1.75} aria-hidden />;
}

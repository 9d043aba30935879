import type { ReactNode } from 'react';
import { Trouble } from '../ui/Trouble.tsx';
import textStyles from '../ui/text.module.css';
import type { Column, ListQuery, Sorting } from './column.ts';
import { DataRow, type RowOptions } from './DataRow.tsx';
import styles from './data-table.module.css';
import { HeaderCell } from './HeaderCell.tsx';
import { rowsOf } from './page-rows.ts';
import { useRowFocus } from './row-focus.ts';
import { SortPicker } from './SortPicker.tsx';

interface Props<T, S extends string> extends RowOptions<T, S> {
  /** What the table lists, for a screen reader: 'Articles'. */
  label: string;
  query: ListQuery<T>;
  sorting?: Sorting<S>;
  pageSize: number;
  /** One sentence and one action for a list without rows. */
  empty: ReactNode;
  /** What is said when the rows could not be loaded. */
  failure?: string;
}

/** The table of a list: sorting, first load, later loads, no rows, failure, and Back to a row. */
export function DataTable<T extends { id: number }, S extends string = string>(props: Props<T, S>) {
  const { label, query, columns, rowMenu, selection, sorting, pageSize, empty, failure } = props;
  const rows = rowsOf(query);
  const remember = useRowFocus(rows !== undefined);
  if (query.error && !rows) {
    return (
      <div className={styles.surface}>
        <Trouble
          failure={failure}
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      </div>
    );
  }
  if (rows?.length === 0) return <div className={styles.surface}>{empty}</div>;
  return (
    <div className={styles.surface} aria-busy={query.isFetching}>
      {rows && query.isFetching && <div className={styles.progress} />}
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

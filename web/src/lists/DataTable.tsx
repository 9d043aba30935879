import type { ReactNode } from 'react';
import { Trouble } from '../ui/Trouble.tsx';
import type { ListQuery, Sorting } from './column.ts';
import { DataRow, type RowOptions } from './DataRow.tsx';
import styles from './data-table.module.css';
import { HeaderCell } from './HeaderCell.tsx';
import { useRowFocus } from './row-focus.ts';

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
  const { label, query, columns, rowMenu, sorting, pageSize, empty, failure } = props;
  const rows = query.data?.nodes;
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
      <table className={styles.table} data-stale={query.isPlaceholderData || undefined}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sorting={sorting} />
            ))}
            {rowMenu && (
              <th className={styles.menuCell}>
                <span className={styles.caption}>Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => <DataRow key={row.id} row={row} remember={remember} {...props} />)
            : skeletonRows(pageSize, columns.length, rowMenu !== undefined)}
        </tbody>
      </table>
    </div>
  );
}

function skeletonRows(count: number, columns: number, hasMenu: boolean): ReactNode {
  const cells = columns + (hasMenu ? 1 : 0);
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have nothing else.
    <tr key={row} className={styles.skeletonRow} aria-hidden>
      <td colSpan={cells}>
        <div className={styles.skeleton} style={{ width: `${78 - ((row * 17) % 40)}%` }} />
      </td>
    </tr>
  ));
}

import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import type { Direction } from '@masthead/shared/paging.ts';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { Trouble } from '../ui/Trouble.tsx';
import styles from './data-table.module.css';
import { useRowFocus } from './row-focus.ts';

/** A page of a list as its query answers. */
export interface RowPage<T> {
  totalCount: number;
  nodes: T[];
}

/** What a list needs of its query, so that no list can forget loading and failing. */
export interface ListQuery<T> {
  data: RowPage<T> | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** One column of a table; the first one holds the link of the row. */
export interface Column<T, S extends string = string> {
  key: string;
  title: string;
  cell: (row: T) => ReactNode;
  /** What the server calls the order of this column; without it the column cannot be sorted. */
  sort?: S;
  /** The direction of the first click. */
  sortFirst?: Direction;
  align?: 'end';
  width?: number | string;
  /** Room in pixels that the table needs before this column shows. */
  from?: 700 | 860 | 1040;
  /** Its part on the card that a row becomes on a phone; 'meta' unless stated. */
  onCard?: 'title' | 'media' | 'meta' | 'hide';
}

export interface Sorting<S extends string> {
  by: S;
  direction: Direction;
  onSort: (by: S, direction: Direction) => void;
}

export interface RowLink {
  /** An address; `/...` is a screen of the product. */
  to: string;
  isNewWindow?: boolean;
  /** It opens beside the list, which stays where it is. */
  isBeside?: boolean;
}

interface Props<T, S extends string> {
  /** What the table lists, for a screen reader: 'Articles'. */
  label: string;
  query: ListQuery<T>;
  columns: Column<T, S>[];
  /** Where a row leads; null for a row that leads nowhere. */
  rowLink: (row: T) => RowLink | null;
  /** How a row is called: 'Actions for {name}'. */
  rowName: (row: T) => string;
  /** `Menu.Item`s of the row. */
  rowMenu?: (row: T) => ReactNode;
  sorting?: Sorting<S>;
  pageSize: number;
  /** One sentence and one action for a list without rows. */
  empty: ReactNode;
  /** What is said when the rows could not be loaded. */
  failure?: string;
}

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
            ? rows.map((row) => <Row key={row.id} row={row} remember={remember} {...props} />)
            : skeletonRows(pageSize, columns.length, rowMenu !== undefined)}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderCellProps<T, S extends string> {
  column: Column<T, S>;
  sorting: Sorting<S> | undefined;
}

function HeaderCell<T, S extends string>({ column, sorting }: HeaderCellProps<T, S>) {
  const { title, sort, sortFirst = 'asc', align, from, width } = column;
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
          className={styles.sort}
          onClick={onClick}
          data-sorted={isSorted || undefined}
        >
          {title}
          <SortIcon direction={isSorted ? sorting.direction : null} />
        </UnstyledButton>
      ) : (
        title
      )}
    </th>
  );
}

const ariaDirection = { asc: 'ascending', desc: 'descending' } as const;

function SortIcon({ direction }: { direction: Direction | null }) {
  if (direction === 'asc') return <IconArrowUp size={14} stroke={2} aria-hidden />;
  if (direction === 'desc') return <IconArrowDown size={14} stroke={2} aria-hidden />;
  return <IconSelector className={styles.unsorted} size={14} stroke={1.75} aria-hidden />;
}

interface RowProps<T, S extends string> extends Props<T, S> {
  row: T;
  remember: (id: number) => void;
}

function Row<T extends { id: number }, S extends string>(props: RowProps<T, S>) {
  const { row, columns, rowLink, rowName, rowMenu, remember } = props;
  const link = rowLink(row);
  return (
    <tr data-row={row.id} data-linked={link !== null || undefined} onClick={followRow}>
      {columns.map((column, index) => (
        <td
          key={column.key}
          data-align={column.align}
          data-from={column.from}
          data-card={column.onCard ?? 'meta'}
        >
          {index === firstTextColumn(columns) && link ? (
            <RowAnchor link={link} onFollow={() => remember(row.id)}>
              {column.cell(row)}
            </RowAnchor>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {rowMenu && (
        <td className={styles.menuCell} data-card="menu">
          <Menu position="bottom-end" width={220}>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${rowName(row)}`}>
                <IconDots size={18} stroke={1.75} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>{rowMenu(row)}</Menu.Dropdown>
          </Menu>
        </td>
      )}
    </tr>
  );
}

/** Why: a column of pictures stands before the name, but the name is the link. */
function firstTextColumn<T, S extends string>(columns: Column<T, S>[]): number {
  return columns.findIndex((column) => column.onCard !== 'media');
}

interface RowAnchorProps {
  link: RowLink;
  onFollow: () => void;
  children: ReactNode;
}

function RowAnchor({ link, onFollow, children }: RowAnchorProps) {
  const common = { className: styles.link, onClick: onFollow, 'data-row-link': true };
  if (!link.isNewWindow && link.to.startsWith('/')) {
    const [path = '', query] = link.to.split('?');
    const search = Object.fromEntries(new URLSearchParams(query));
    return (
      <Link to={path} search={search} resetScroll={!link.isBeside} {...common}>
        {children}
      </Link>
    );
  }
  return (
    <a href={link.to} target="_blank" rel="noopener" {...common}>
      {children}
    </a>
  );
}

/** A click anywhere on a row follows its link, with the same keys held down. */
function followRow(event: MouseEvent<HTMLTableRowElement>) {
  const target = event.target as Element;
  const isElsewhere = !event.currentTarget.contains(target) || getSelection()?.toString();
  if (isElsewhere || target.closest('a, button, input, label, [role="menu"]')) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  event.currentTarget.querySelector('[data-row-link]')?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
    }),
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

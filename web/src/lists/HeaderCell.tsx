import { UnstyledButton } from '@mantine/core';
import type { Direction } from '@masthead/shared/paging.ts';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import textStyles from '../ui/text.module.css';
import type { Column, Sorting } from './column.ts';
import styles from './header-cell.module.css';

interface HeaderCellProps<T, S extends string> {
  column: Column<T, S>;
  sorting: Sorting<S> | undefined;
}

/** The head of a column; a click sorts by it, another turns the order round. */
export function HeaderCell<T, S extends string>({ column, sorting }: HeaderCellProps<T, S>) {
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
          className={styles.sort}
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
  return <IconSelector className={styles.unsorted} size={14} stroke={1.75} aria-hidden />;
}

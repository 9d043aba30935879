import { ActionIcon, NativeSelect } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import type { Column, Sorting } from './column.ts';
import styles from './data-table.module.css';

interface Props<T, S extends string> {
  columns: Column<T, S>[];
  sorting: Sorting<S>;
}

/** On a phone, where rows are cards, in place of the heads of the columns. */
export function SortPicker<T, S extends string>({ columns, sorting }: Props<T, S>) {
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
        aria-label={direction === 'asc' ? 'Ascending; turn round' : 'Descending; turn round'}
        onClick={() => onSort(by, opposite)}
      >
        <Arrow size={16} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}

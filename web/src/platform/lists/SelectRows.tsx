import type { Selection } from './column.ts';
import styles from './data-table.module.css';

interface RowProps {
  selection: Selection;
  id: number;
  name: string;
}

/** The cell that chooses one row. */
export function SelectRow({ selection: { ids, onChange }, id, name }: RowProps) {
  const toggle = () => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <td className={styles.selectCell} data-card="select">
      <label>
        <input
          type="checkbox"
          aria-label={`Choose ${name}`}
          checked={ids.has(id)}
          onChange={toggle}
        />
      </label>
    </td>
  );
}

/** The head of the same column: chooses every row of the page, or none. */
export function SelectPage({
  selection: { ids, onChange },
  rows,
}: {
  selection: Selection;
  rows: readonly { id: number }[];
}) {
  const chosen = rows.filter(({ id }) => ids.has(id)).length;
  const isAll = rows.length > 0 && chosen === rows.length;
  return (
    <th className={styles.selectCell}>
      <label>
        <input
          type="checkbox"
          aria-label="Choose all rows on this page"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && !isAll;
          }}
          onChange={() => onChange(new Set(isAll ? [] : rows.map(({ id }) => id)))}
        />
      </label>
    </th>
  );
}

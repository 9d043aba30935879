import type { firmRow } from '@masthead/shared/firms/firm.ts';
import type { z } from 'zod';
import type { Column } from '../lists/column.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import styles from './firms.module.css';

type FirmRow = z.output<typeof firmRow>;

function FirmName({ firm, group }: { firm: FirmRow; group: string | null }) {
  return (
    <span className={styles.firm}>
      <span className={styles.name}>{firm.name}</span>
      {group && <span className={styles.group}>{group}</span>}
      {firm.isPaused && <StatusDot tone="draft">Paused</StatusDot>}
    </span>
  );
}

const columnOf = (groupOf: (firm: FirmRow) => string | null): Column<FirmRow, 'name'>[] => [
  {
    key: 'name',
    title: 'Name',
    cell: (firm) => <FirmName firm={firm} group={groupOf(firm)} />,
    sort: 'name',
    onCard: 'title',
  },
];

/** The one column of the list (Spec, showcase 2), with the organization for staff. */
export const firmColumns = columnOf(({ group }) => group);
/** Why: a partner sees the firms of one organization only. */
export const ownFirmColumns = columnOf(() => null);

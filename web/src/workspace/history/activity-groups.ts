import type { ActivityRow } from '@masthead/shared/platform/history/history.ts';

/**
 * Adjacent rows shown as one: one person's actions on one record, or the same action on many records; and a
 * row that stands for a bulk action or an import.
 */
export interface ActivityGroup {
  kind: 'one' | 'record' | 'bulk' | 'work';
  /** Newest first. */
  rows: [ActivityRow, ...ActivityRow[]];
}

/** From this many on, similar rows are bulk work and shown on one line. */
const leastOfBulk = 4;

const isSameRecord = (a: ActivityRow, b: ActivityRow) =>
  a.who === b.who &&
  a.record !== null &&
  a.record.kind === b.record?.kind &&
  a.record.id === b.record.id;

const isAlike = (a: ActivityRow, b: ActivityRow) =>
  a.who === b.who && a.does === b.does && a.record !== null && a.record.noun === b.record?.noun;

const isWork = (row: ActivityRow | undefined) => row !== undefined && row.count > 1;

/** The number of rows, from a position on, that are like the first of them. */
function runFrom(
  rows: readonly ActivityRow[],
  at: number,
  isLike: (a: ActivityRow, b: ActivityRow) => boolean,
): number {
  let end = at + 1;
  if (isWork(rows[at])) return 1;
  for (
    let first = rows[at], next = rows[end];
    first && next && !isWork(next) && isLike(first, next);
    next = rows[end]
  )
    end += 1;
  return end - at;
}

/** Groups the rows of a day; their order stays. */
export function groupsOf(rows: readonly ActivityRow[]): ActivityGroup[] {
  const groups: ActivityGroup[] = [];
  for (let at = 0; at < rows.length; ) {
    const ofRecord = runFrom(rows, at, isSameRecord);
    const alike = runFrom(rows, at, isAlike);
    const isBulk = ofRecord === 1 && alike >= leastOfBulk;
    const count = isBulk ? alike : ofRecord;
    const [first, ...others] = rows.slice(at, at + count);
    const kind = isBulk ? 'bulk' : 'record';
    const alone = isWork(first) ? 'work' : 'one';
    if (first) groups.push({ kind: count === 1 ? alone : kind, rows: [first, ...others] });
    at += count;
  }
  return groups;
}

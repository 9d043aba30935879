import type { RecordField, RecordKind } from '@masthead/shared/platform/records/record-kind.ts';
import type { Pool } from '../../platform/db/client.ts';
import { type Change, type Columns, findRow } from '../../platform/history/history.queries.ts';
import { findCopy, insertCopy, listChangesBetween } from './copies.queries.ts';

/** Changes reverted per step; the database copies a record as a whole after as many (migration 0127). */
const changesOfCopy = 100;

/** A row right after a change; null if it did not exist. */
interface Point {
  change: number | null;
  row: Columns | null;
}

interface History {
  pool: Pool;
  kind: RecordKind;
  id: string;
}

/** The nearest starting point after a change: a full copy, or the current row. */
async function nearest({ pool, kind, id }: History, change: number): Promise<Point> {
  // Why the row first: a change made in between is then reverted to the value that the row already had.
  const now = await findRow(pool, kind, id);
  const copy = await findCopy(pool, kind, id, change);
  return copy
    ? { change: copy.changeId, row: { ...now, ...copy.whole } }
    : { change: null, row: now };
}

/**
 * Reverts changes back toward one; returns the change it reached, or null if this record has no such change.
 */
async function stepBack({ pool, kind, id }: History, from: Point, change: number) {
  const range = { oldest: change, newest: from.change, limit: changesOfCopy + 1 };
  const later = await listChangesBetween(pool, kind, id, range);
  const last = later.at(-1);
  if (!last || (last.id !== change && later.length <= changesOfCopy)) return null;
  return { change: last.id, row: foldBack(from.row, later.slice(0, -1)) };
}

/** Goes back step by step and saves a copy at each, so that it is done only once. */
async function copyDown(history: History, from: Point, change: number): Promise<Columns | null> {
  const { pool, kind, id } = history;
  let point = await stepBack(history, from, change);
  while (point && point.change !== change) {
    if (point.row) await insertCopy(pool, kind, id, { changeId: point.change, whole: point.row });
    point = await stepBack(history, point, change);
  }
  return point?.row ?? null;
}

/** Records whose copies are being made, each by one reader; other readers wait. */
const copying = new Map<string, Promise<unknown>>();

/**
 * A record right after a change, or null if the change is not of this record. Reads one copy and at most a
 * hundred changes, however long the history. Only a history from before copies existed is read as a whole,
 * once.
 */
export async function versionAt(
  pool: Pool,
  kind: RecordKind,
  id: string,
  change: number,
): Promise<Columns | null> {
  const history = { pool, kind, id };
  const key = `${kind.table} ${id}`;
  for (;;) {
    const from = await nearest(history, change);
    const point = await stepBack(history, from, change);
    if (!point || point.change === change) return point?.row ?? null;
    const others = copying.get(key);
    if (others) {
      await others;
      continue;
    }
    const whole = copyDown(history, from, change);
    copying.set(
      key,
      whole.catch(() => {}),
    );
    try {
      return await whole;
    } finally {
      copying.delete(key);
    }
  }
}

/**
 * A row before these changes, newest first; null if it did not exist then. Columns that History ignores keep
 * their current values.
 */
function foldBack(
  now: Columns | null,
  changes: readonly Pick<Change, 'action' | 'before'>[],
): Columns | null {
  let row = now;
  for (const { action, before } of changes) {
    if (action === 'insert') return null;
    row = action === 'delete' ? before : Object.assign({}, row, before);
  }
  return row;
}

const camel = (column: string) =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The value of a column in the form that calls return. */
function asRead(value: unknown, shows: RecordField['shows']): unknown {
  // Why: calls return money as an exact decimal text.
  if (shows === 'money' && typeof value === 'number') return value.toFixed(2);
  if (typeof value !== 'string') return value ?? null;
  if (shows === 'clock') return value.slice(0, 5);
  return shows === 'instant' ? new Date(value).toISOString() : value;
}

/** A row with the field names of its record, including the whole of its content. */
export function asRecord(kind: RecordKind, row: Columns): Columns {
  const content = kind.content ? (row[kind.content] as Columns | null) : null;
  const columns = Object.entries<RecordField>(kind.fields)
    .filter(([column]) => column in row && row[column] !== '(hidden)')
    .map(([column, field]) => [field.reads ?? camel(column), asRead(row[column], field.shows)]);
  return { ...Object.fromEntries(columns), ...content };
}

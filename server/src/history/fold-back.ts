import type { RecordField, RecordKind } from '@masthead/shared/history/record-kind.ts';
import type { Change, Columns } from './history.queries.ts';

/**
 * A row as it was before these changes, newest first. Null when it was not there then. Columns that
 * the history does not look at stay as they are now.
 */
export function foldBack(
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

/** A value of a column as the calls answer with it. */
function asRead(value: unknown, shows: RecordField['shows']): unknown {
  // Why: calls answer with money as an exact decimal text.
  if (shows === 'money' && typeof value === 'number') return value.toFixed(2);
  if (typeof value !== 'string') return value ?? null;
  if (shows === 'clock') return value.slice(0, 5);
  return shows === 'instant' ? new Date(value).toISOString() : value;
}

/** A row in the names that its record is read by: what the kind names, and the whole of its content. */
export function asRecord(kind: RecordKind, row: Columns): Columns {
  const content = kind.content ? (row[kind.content] as Columns | null) : null;
  const columns = Object.entries<RecordField>(kind.fields)
    .filter(([column]) => column in row && row[column] !== '(hidden)')
    .map(([column, field]) => [field.reads ?? camel(column), asRead(row[column], field.shows)]);
  return { ...Object.fromEntries(columns), ...content };
}

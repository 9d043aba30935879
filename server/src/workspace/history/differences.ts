import type { Difference } from '@masthead/shared/platform/history/history.ts';
import type { RecordField, RecordKind } from '@masthead/shared/platform/records/record-kind.ts';
import type { Change, Columns } from '../../platform/history/history.queries.ts';
import { isReference, type Names, shownValue } from './show-value.ts';

/** Internal columns of a row, which History does not show. */
const technical = new Set([
  'id',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'deleted_at',
  'status_before_delete',
  'kind',
]);
const soundsSecret = /(password|hash|token|secret|signature|(^|_)key$)/;
const hidden = '(hidden)';

/** The columns of a change, with the keys of its content. */
export function spread(kind: RecordKind | undefined, columns: Columns | null): Columns {
  if (!columns || !kind?.content) return columns ?? {};
  const { [kind.content]: content, ...rest } = columns;
  return { ...rest, ...(content as Columns | undefined) };
}

const inWords = (column: string) => {
  const words = column
    .replace(/_id$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

interface Changed {
  column: string;
  field: RecordField;
  before: unknown;
  after: unknown;
}

/** The fields that a change has changed, in the order of the screen. */
function changedFields(kind: RecordKind | undefined, change: Change): Changed[] {
  const before = spread(kind, change.before);
  const after = spread(kind, change.after);
  const known: Record<string, RecordField> = kind?.fields ?? {};
  const found = Object.keys({ ...before, ...after }).filter((column) => !technical.has(column));
  const inOrder = [
    ...Object.keys(known).filter((column) => found.includes(column)),
    ...found.filter((column) => !(column in known)),
  ];
  return inOrder
    .filter(
      (column) => isMasked(before[column], after[column]) || !isSame(before[column], after[column]),
    )
    .map((column) => ({
      column,
      field: known[column] ?? { label: inWords(column) },
      before: before[column],
      after: after[column],
    }));
}

const isMasked = (before: unknown, after: unknown) => before === hidden || after === hidden;

/** The differences of a change as people read them. */
export function differencesOf(
  kind: RecordKind | undefined,
  change: Change,
  names: Names,
): Difference[] {
  return changedFields(kind, change).flatMap(({ column, field, before, after }): Difference[] => {
    const isHidden = isMasked(before, after) || soundsSecret.test(column);
    // Why: that a new record has a secret is not worth showing.
    if (isHidden && change.action !== 'update') return [];
    if (isHidden) return [{ field: field.label, before: null, after: null, isHidden }];
    const shown = {
      before: shownValue(before, field.shows, names),
      after: shownValue(after, field.shows, names),
    };
    // Why: a new record shows its values; its empty fields are left out.
    if (shown.before === null && shown.after === null) return [];
    const isPicture = field.shows === 'picture';
    return [{ field: field.label, ...shown, isHidden, ...(isPicture && { isPicture }) }];
  });
}

/** The records that the fields of a change refer to: [slug, id]. */
export function referencesOf(kind: RecordKind | undefined, change: Change) {
  return changedFields(kind, change).flatMap(({ field, before, after }) => {
    const { shows } = field;
    if (!isReference(shows)) return [];
    return [before, after]
      .filter((id) => typeof id === 'string' || typeof id === 'number')
      .map((id) => [shows, String(id)] as const);
  });
}

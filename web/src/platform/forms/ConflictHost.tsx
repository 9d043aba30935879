import { late } from '../ui/late.tsx';
import type { Conflict } from './ConflictDialog.tsx';
import type { FieldLabels } from './field-words.ts';

/** Why: two people meet in one record now and then, and every form is opened all the time. */
const ConflictDialog = late(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

interface Props<V> {
  conflict: Conflict<V> | null;
  labels: FieldLabels<V>;
}

/** The dialog about another's save, loaded when there is one. */
export function ConflictHost<V extends Record<string, unknown>>({ conflict, labels }: Props<V>) {
  if (!conflict) return null;
  const asked = { conflict, labels } as unknown as Parameters<typeof ConflictDialog>[0];
  return <ConflictDialog {...asked} />;
}

import { isSame } from './use-area-form.ts';

/**
 * What two people's work comes to when both began on `base`: what only one of them changed counts.
 * Null where both changed a field to different values, which only a person can decide.
 */
export function merged<V extends Record<string, unknown>>(base: V, mine: V, theirs: V): V | null {
  const changes: Record<string, unknown> = {};
  for (const key of Object.keys(theirs)) {
    if (isSame(theirs[key], base[key]) || isSame(theirs[key], mine[key])) continue;
    if (!isSame(mine[key], base[key])) return null;
    changes[key] = theirs[key];
  }
  return { ...mine, ...changes };
}

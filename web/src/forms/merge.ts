type Fields = Record<string, unknown>;

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why: the server takes spaces off the ends of a line, and no text for none. */
const asSaid = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.trim() || null : value;

/** Do two values say the same once they are saved? */
export const saysSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, asSaid) === JSON.stringify(b, asSaid);

/** What a field that both have changed comes to; undefined is for a person to decide. */
export type MergeField = (was: unknown, mine: unknown, theirs: unknown) => unknown;

/**
 * What two people's work comes to when both began on `base`: what only one of them changed counts.
 * Null where both changed a field to different values, which only a person can decide unless `mergeField` can. What
 * stands together in a group, such as the parts of an address, is looked at part by part.
 */
export function merged<V extends Fields>(
  base: V,
  mine: V,
  theirs: V,
  mergeField: MergeField = () => undefined,
): V | null {
  const changes: Record<string, unknown> = {};
  for (const key of Object.keys(theirs)) {
    if (saysSame(theirs[key], base[key]) || saysSame(theirs[key], mine[key])) continue;
    const [was, own, other] = [base[key], mine[key], theirs[key]];
    const isUntouched = saysSame(own, was);
    const isInParts = isGroup(was) && isGroup(own) && isGroup(other);
    const ofBoth = () =>
      isInParts ? (merged(was, own, other, mergeField) ?? undefined) : mergeField(was, own, other);
    const value = isUntouched ? other : ofBoth();
    if (value === undefined) return null;
    changes[key] = value;
  }
  return { ...mine, ...changes };
}

type Fields = Record<string, unknown>;

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why: the server takes spaces off the ends of a line, and no text for none. */
const asSaid = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.trim() || null : value;

/** Do two values say the same once they are saved? */
export const saysSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, asSaid) === JSON.stringify(b, asSaid);

/**
 * What two people's work comes to when both began on `base`: what only one of them changed counts.
 * Null where both changed a field to different values, which only a person can decide. What stands
 * together in a group, such as the parts of an address, is looked at part by part.
 */
export function merged<V extends Fields>(base: V, mine: V, theirs: V): V | null {
  const changes: Record<string, unknown> = {};
  for (const key of Object.keys(theirs)) {
    if (saysSame(theirs[key], base[key]) || saysSame(theirs[key], mine[key])) continue;
    const [was, own, other] = [base[key], mine[key], theirs[key]];
    const isUntouched = saysSame(own, was);
    const both = isGroup(was) && isGroup(own) && isGroup(other) ? merged(was, own, other) : null;
    if (!isUntouched && !both) return null;
    changes[key] = isUntouched ? other : both;
  }
  return { ...mine, ...changes };
}

/** The kind of a value in a test: 'null', 'string', 'number', 'boolean', 'array', 'object' or its class. */
export interface Shape {
  /** The allowed kinds; empty for any. */
  kinds: string[];
  /** The shapes in an object, by key. */
  fields?: Record<string, Shape>;
  /** The shape of an array's items. */
  items?: Shape;
  /** The key may be missing. */
  isOptional?: boolean;
}

/** A product statement that declares its rows. */
export interface RowClaim {
  place: string;
  row: Record<string, Shape>;
}

/** A key that is the same for a statement in the code and at run time: its text between its values. */
export const textKey = (texts: readonly string[]): string => texts.join('$');

/**
 * The statements with declared rows that no test has run, one per line, so that nobody takes them for checked; '' if
 * all have run, or less than half: a run of a few files says nothing about the others.
 */
export function neverRunTold(
  claims: Record<string, Pick<RowClaim, 'place'>[]>,
  ran: ReadonlySet<string>,
): string {
  const places = new Set(Object.values(claims).flatMap((all) => all.map(({ place }) => place)));
  const never = [...places].filter((place) => !ran.has(place)).sort();
  return never.length === 0 || ran.size <= places.size / 2
    ? ''
    : `${never.length} of ${places.size} statements ran in no test:\n  ${never.join('\n  ')}`;
}

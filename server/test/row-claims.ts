/** What a value is to a test: 'null', 'string', 'number', 'boolean', 'array', 'object' or its class. */
export interface Shape {
  /** One of these; with none, anything. */
  kinds: string[];
  /** What is in an object, by key. */
  fields?: Record<string, Shape>;
  /** What is in an array. */
  items?: Shape;
  /** The key may be left out. */
  isOptional?: boolean;
}

/** A statement of the product that says which rows it answers with. */
export interface RowClaim {
  place: string;
  row: Record<string, Shape>;
}

/** The same for a statement in the code and for one that runs: its text between its values. */
export const textKey = (texts: readonly string[]): string => texts.join('$');

/**
 * The statements whose rows are declared and that no test has run, one a line, so that nobody takes them for checked;
 * '' where all have run, or where less than half have: a run of a few files says nothing about the others.
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

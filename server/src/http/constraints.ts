interface Said {
  status: 400 | 409;
  /** The field that it stands at; '' for none. */
  path: string;
  sentence: string;
}

const known = new Map<string, Said>();

/**
 * What people are told when a constraint of the database refuses: uniqueness is enforced there, not
 * looked up before. Every area explains its own where it registers its calls.
 */
export function explainConstraints(sentences: Readonly<Record<string, Said>>): void {
  for (const [constraint, said] of Object.entries(sentences)) known.set(constraint, said);
}

/** What is said of a constraint, if its area has explained it. */
export const explained = (constraint: string | undefined): Said | undefined =>
  constraint === undefined ? undefined : known.get(constraint);

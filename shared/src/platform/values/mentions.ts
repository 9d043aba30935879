const endsInLetter = /[\p{L}\p{M}\p{N}_]$/u;
const beginsWithLetter = /^[\p{L}\p{M}\p{N}_]/u;

/**
 * Where people are mentioned in a text, as '@' and their whole name, in the order of the text. An '@' after a letter
 * belongs to an address.
 */
export function mentionsIn<P extends { name: string }>(
  text: string,
  people: readonly P[],
): { at: number; person: P }[] {
  // Why the longest first: 'Ana Ruiz' begins as 'Ana Ruiz Lopez' does.
  const byLength = people.toSorted((a, b) => b.name.length - a.name.length);
  const found: { at: number; person: P }[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    // Why two: a letter may be a pair of code units.
    if (endsInLetter.test(text.slice(Math.max(0, at - 2), at))) continue;
    const isNamed = ({ name }: P) =>
      name !== '' &&
      text.startsWith(name, at + 1) &&
      !beginsWithLetter.test(text.slice(at + 1 + name.length, at + 3 + name.length));
    const longest = byLength.find(isNamed)?.name;
    // Why all: two people may have the same name.
    for (const person of byLength) if (person.name === longest) found.push({ at, person });
  }
  return found;
}

/** A piece of a text: words, or whom it mentions there. */
export interface MentionPart {
  at: number;
  text: string;
  /** Null: plain words. */
  name: string | null;
}

/** Splits a text at the people it mentions. */
export function mentionParts(text: string, names: readonly string[]): MentionPart[] {
  const parts: MentionPart[] = [];
  let done = 0;
  const people = names.map((name) => ({ name }));
  for (const { at, person } of mentionsIn(text, people)) {
    if (at < done) continue;
    if (at > done) parts.push({ at: done, text: text.slice(done, at), name: null });
    done = at + 1 + person.name.length;
    parts.push({ at, text: text.slice(at, done), name: person.name });
  }
  if (done < text.length) parts.push({ at: done, text: text.slice(done), name: null });
  return parts;
}

/** The accessible name of the people offered after an '@'. */
export const mentionable = 'People to mention';

/** The tags of a photo as a list. They are stored as text separated by commas. */
export const tagsOf = (tags: string | null): string[] =>
  (tags ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** The same as stored. */
export const asTags = (tags: readonly string[]): string | null => tags.join(', ') || null;

/** Tags with others after them, each once, whatever its capitals. */
export function withTags(tags: string | null, added: readonly string[]): string | null {
  const here = tagsOf(tags);
  const isHere = (tag: string) => here.some((one) => one.toLowerCase() === tag.toLowerCase());
  for (const tag of tagsOf(added.join())) if (!isHere(tag)) here.push(tag);
  return asTags(here);
}

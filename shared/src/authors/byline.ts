/** Whom a post is by: authors first, then the names in its byline who are no authors here; null: nobody is named. */
export const bylineOf = ({ authors, bylineNames }: Signed): string | null =>
  [...authors.map(({ title }) => title), ...bylineNames].join(', ') || null;

interface Signed {
  authors: readonly { title: string | null }[];
  bylineNames: readonly string[];
}

import { z } from 'zod';

/** A byline. */
export const author = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string().nullable(),
  avatar: z.string().nullable(),
});
export type Author = z.infer<typeof author>;

/** Whom a post is by: authors first, then the names in its byline who are no authors here; null: nobody is named. */
export const bylineOf = ({ authors, bylineNames }: Signed): string | null =>
  [...authors.map(({ title }) => title), ...bylineNames].join(', ') || null;

interface Signed {
  authors: readonly { title: string | null }[];
  bylineNames: readonly string[];
}

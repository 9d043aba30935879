import { z } from 'zod';

/** A byline. */
export const author = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string().nullable(),
  avatar: z.string().nullable(),
});
export type Author = z.infer<typeof author>;

/** The byline of a post: its authors, then other names; null if it has none. */
export const bylineOf = ({ authors, bylineNames }: Signed): string | null =>
  [...authors.map(({ title }) => title), ...bylineNames].join(', ') || null;

interface Signed {
  authors: readonly { title: string | null }[];
  bylineNames: readonly string[];
}

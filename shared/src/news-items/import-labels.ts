import { z } from 'zod';

/** What a category of an imported file can become here. */
export const categoryBecomes = ['section', 'tag', 'nothing'] as const;
/** What an author of an imported file can become: an author here, or a name in the byline of their posts. */
export const authorBecomes = ['person', 'byline'] as const;

const becomes = z.enum([...categoryBecomes, ...authorBecomes]);

/** What somebody has chosen for a category or an author of a file. */
export const labelChoice = z
  .object({
    kind: z.enum(['category', 'author']),
    name: z.string().min(1).max(200),
    becomes,
    /** The section of the site, where it becomes one. */
    sectionId: z.int().positive().nullable(),
  })
  .refine(
    ({ kind, becomes: to }) =>
      (kind === 'category' ? categoryBecomes : authorBecomes).includes(to as never),
    { path: ['becomes'], message: 'Choose a section, a tag or nothing; or a person or a byline.' },
  )
  .refine(({ becomes: to, sectionId }) => (to === 'section') === (sectionId !== null), {
    path: ['sectionId'],
    message: 'Choose a section.',
  });
export type LabelChoice = z.infer<typeof labelChoice>;

/** A category or an author of a file, with what becomes of it. */
export const importLabel = z.object({
  kind: z.enum(['category', 'author']),
  name: z.string(),
  /** How many posts that are not here yet, or differ, have it. */
  posts: z.int(),
  becomes,
  sectionId: z.int().nullable(),
  /** Who decided: a person, the section of the same name, or nobody yet. */
  by: z.enum(['choice', 'name', 'nobody']),
});
export type ImportLabel = z.infer<typeof importLabel>;

export const importLabels = z.object({
  /** Where the file comes from, as far as it says so: choices are remembered for it. */
  source: z.string(),
  /** The sections that a category can become. */
  sections: z.array(z.object({ id: z.int(), title: z.string() })),
  /** Those of most posts first. */
  labels: z.array(importLabel),
  /** How many more there are than are listed: they become tags and people. */
  others: z.int(),
});
export type ImportLabels = z.infer<typeof importLabels>;

/** So many categories and so many authors are listed. */
export const mostLabelsShown = 300;

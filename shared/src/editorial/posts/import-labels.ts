import { z } from 'zod';

/** What a category of an imported file can become. */
export const categoryBecomes = ['section', 'tag', 'nothing'] as const;
/** What an author of an imported file can become: an author, or only a name in the byline. */
export const authorBecomes = ['person', 'byline'] as const;

const becomes = z.enum([...categoryBecomes, ...authorBecomes]);

/** The choice made for a category or an author of a file. */
export const labelChoice = z
  .object({
    kind: z.enum(['category', 'author']),
    name: z.string().min(1).max(200),
    becomes,
    /** The section of the site, when `becomes` is a section. */
    sectionId: z.int().positive().nullable(),
  })
  .refine(
    ({ kind, becomes: to }) =>
      (kind === 'category' ? categoryBecomes : authorBecomes).includes(to as never),
    {
      path: ['becomes'],
      message:
        'A category becomes a section, a tag or nothing; an author becomes a person or a byline.',
    },
  )
  .refine(({ becomes: to, sectionId }) => (to === 'section') === (sectionId !== null), {
    path: ['sectionId'],
    message: 'Choose a section.',
  });
export type LabelChoice = z.infer<typeof labelChoice>;

/** A category or an author of a file, with what it becomes. */
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
  /** The source named in the file, if any. Choices are remembered per source. */
  source: z.string(),
  /** The sections that a category can become. */
  sections: z.array(z.object({ id: z.int(), title: z.string() })),
  /** Those of most posts first. */
  labels: z.array(importLabel),
  /** How many more there are than are listed: they become tags and people. */
  others: z.int(),
});
export type ImportLabels = z.infer<typeof importLabels>;

/** Most categories, and most authors, that are listed. */
export const mostLabelsShown = 300;

/** Sentences about imported files: their title, categories and authors. */
export const labelMessages = {
  fileTitle: (title: string) => `File title: ${title}`,
  title: 'Categories and authors',
  intro: (source: string) =>
    `Choose what each becomes in Masthead. Choices are remembered for the next file from ${source || 'the same source'}. By default, a category becomes a tag and an author stays an author.`,
  category: 'Category',
  author: 'Author',
  posts: 'Posts',
  becomes: 'Becomes',
  becomesOf: (name: string) => `${name} becomes`,
  words: {
    section: 'Section',
    tag: 'Tag',
    nothing: 'Leave out',
    person: 'Author',
    byline: 'Byline only',
  },
  by: { choice: 'Chosen', name: 'Same name', nobody: 'New' },
  others: (count: string) => `And ${count} more, which become tags and authors.`,
  unknownSection: 'This section no longer exists. Choose another one.',
  unknownLabel: (name: string) => `This file has no "${name}".`,
  becameTags: (names: string) =>
    `Categories that became tags: ${names}. To choose sections for them, check the file under Imports.`,
  tagCut: (tag: string) => `the tag "${tag}" was shortened to 60 characters`,
  tooManyTags: (left: string) => `a post can have at most 60 tags, so these were left out: ${left}`,
} as const;

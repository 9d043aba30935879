/** Sentences about imported files: their title, categories and authors. */
export const labelMessages = {
  fileTitle: (title: string) => `Title of the file: ${title}`,
  title: 'Categories and authors',
  intro: (source: string) =>
    `Choose what each becomes here. Choices are remembered for the next file from ${source || 'the same place'}. Without one, a category becomes a tag and an author stays an author.`,
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
  unknownSection: 'This section is gone. Choose another one.',
  unknownLabel: (name: string) => `This file has no "${name}".`,
  becameTags: (names: string) =>
    `Categories that became tags: ${names}. Check the file under Imports to choose sections for them.`,
  tagCut: (tag: string) => `the tag "${tag}" was cut at 60 characters`,
  tooManyTags: (left: string) => `a post has at most 60 tags here, so these were left out: ${left}`,
} as const;

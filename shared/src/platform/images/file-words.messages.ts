/** Most letters of a description and of a credit that a file brings along (photo.record.ts). */
export const fileWordsLimits = { description: 500, credit: 300 } as const;

/** Sentences about what a camera or an editor has written into a picture file (decision 97). */
export const fileWordsMessages = {
  title: 'From the file',
  check: 'Found in the file. Correct or clear it before you upload.',
  description: 'Alt text',
  credit: 'Credit',
  taken: 'Taken from the file.',
  offered: (words: string) => `In the file: ${words}`,
  /** What a photo of many was described with; absent where the file says nothing of it. */
  added: (words: readonly string[]) => `From the file: ${words.join(' · ')}`,
} as const;

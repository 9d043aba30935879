/** Length limits for the description and the credit in a file's metadata (photo.record.ts). */
export const fileWordsLimits = { description: 500, credit: 300 } as const;

/** Sentences about image metadata written by a camera or an editor (decision 97). */
export const fileWordsMessages = {
  title: 'From the file',
  check: 'Found in the file. Correct or clear it before you upload.',
  description: 'Alt text',
  credit: 'Credit',
  taken: 'Taken from the file.',
  offered: (words: string) => `In the file: ${words}`,
  /** The metadata used for one photo of a batch; absent without any. */
  added: (words: readonly string[]) => `From the file: ${words.join(' · ')}`,
} as const;

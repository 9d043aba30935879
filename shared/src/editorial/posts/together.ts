/** The fields that people write together: the parts of the shared document, by the names of the post's fields. */
export const togetherFields = ['headline', 'description', 'body'] as const;
export type TogetherField = (typeof togetherFields)[number];

/** Limits of one request and of a whole document, in bytes. Why: a text of 600,000 characters can be pasted at once. */
export const togetherLimits = { update: 700_000, document: 4_000_000 } as const;

/** Longest time between two requests of an open window; one that is silent for three times as long has left. */
export const togetherBeatMs = 20_000;

export const togetherMessages = {
  /** A refused edit: only a program that is not our editor sends one. */
  notText: 'This edit isn’t part of a text that Masthead can save.',
  tooLong: 'This text is too long to save.',
  writing: 'Writing now',
  follow: (name: string) => `Follow ${name}`,
  following: (name: string) => `Following ${name}`,
};

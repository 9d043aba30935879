/** Kinds of post. */
export const postTypes = [
  'article',
  'event',
  'page',
  'image',
  'video',
  'charity',
  'place',
] as const;
export type PostType = (typeof postTypes)[number];

/** Kinds of files that are images (Spec, content 3). */
export const imageKinds = ['png', 'jpg', 'gif', 'svg', 'bmp', 'tiff', 'webp', 'ico'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** Content types under which the browser draws them, as pictures only. */
export const imageTypes: Record<ImageKind, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  bmp: 'image/bmp',
  tiff: 'image/tiff',
  webp: 'image/webp',
  ico: 'image/x-icon',
};

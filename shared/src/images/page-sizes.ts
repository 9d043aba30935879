import type { Shape } from './image-sizes.ts';

/**
 * Sizes of pictures on the public pages: phones, phones with dense pixels, desktops with dense pixels. Why apart: the web app
 * does not know them, and carries no word of them. Like the others they are anybody's to ask for.
 */
export const pageSizes = {
  small: { width: 480, format: 'webp', isMost: true },
  medium: { width: 800, format: 'webp', isMost: true },
  lead: { width: 1200, format: 'webp', isMost: true },
  large: { width: 1600, format: 'webp', isMost: true },
  /** The same where a page cuts them to one shape: lead images and cards. */
  wideSmall: { width: 480, aspect: '16:9' },
  wideMedium: { width: 800, aspect: '16:9' },
  wideLead: { width: 1200, aspect: '16:9' },
  wideLarge: { width: 1600, aspect: '16:9' },
  /** The banner of a series, on its page and in its module. */
  banner: { width: 1600, aspect: '3:1' },
} as const satisfies Record<string, Shape>;

export type PageSize = keyof typeof pageSizes;

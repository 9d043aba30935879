/** How wide a picture of a text stands beyond it: up to the width of the page's lists, or over all of the page. */
export const pictureWidths = ['wide', 'full'] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export const pictureWidthNames = { wide: 'Wide', full: 'Full width' } as const;

/** Is this one of the widths that a picture can have beyond the text's own? */
export const isPictureWidth = (value: unknown): value is PictureWidth =>
  pictureWidths.some((width) => width === value);

/** What a quote and a paragraph can look like beside themselves: drawn large, and as a button that its link fills. */
export const looks = { blockquote: 'pull', p: 'button' } as const;

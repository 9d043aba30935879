/** Sizes of letters and spaces between paragraphs, in pixels (Spec, content 9). */
export const fontSizes = { least: 10, most: 22 } as const;
export const spaces = { least: 0, most: 25 } as const;

interface Range {
  least: number;
  most: number;
}

/** Every whole number of a range. */
export const choicesOf = ({ least, most }: Range): number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);

/** The pixels of a style such as '14px', moved into the range; null when it is none. */
export function pixelsWithin(style: string, { least, most }: Range): number | null {
  const [, digits] = /^(\d{1,4}(?:\.\d+)?)px$/.exec(style.trim()) ?? [];
  return digits === undefined ? null : Math.min(most, Math.max(least, Math.round(Number(digits))));
}

/** Widths of an image beyond the text: the width of the page's lists, or the full page. */
export const pictureWidths = ['wide', 'full'] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export const pictureWidthNames = { wide: 'Wide', full: 'Full width' } as const;

/** Is this one of the widths that a picture can have beyond the text's own? */
export const isPictureWidth = (value: unknown): value is PictureWidth =>
  pictureWidths.some((width) => width === value);

/** What a quote and a paragraph can look like beside themselves: drawn large, and as a button that its link fills. */
export const looks = { blockquote: 'pull', p: 'button' } as const;

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

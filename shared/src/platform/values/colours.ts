const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The colour, or null when it is none. */
export const colourOf = (colour: string | null): string | null =>
  colour && hex.test(colour) ? colour : null;

function channel(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of a hex colour, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const digits = color.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [r = '', g = '', b = ''] = full.match(/../g) ?? [];
  return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
}

/** Contrast of two hex colours, 1 to 21; text needs 4.5 to be readable (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text that is paler than this against its background is hard to read. */
export const readableContrast = 4.5;

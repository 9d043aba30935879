import { z } from 'zod';
import { hexColor } from '../fields.ts';

/** A short line that may be missing; an empty one is none. */
export const optionalLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters here`)
    .nullable()
    .transform((value) => value || null);

/** Words and colours that a firm lends its ad slots and listing cards (Spec, showcase 3). */
export const firmStyling = z.object({
  backgroundColor: hexColor,
  backgroundTextColor: hexColor,
  popupBackgroundColor: hexColor,
  buttonColor: hexColor,
  buttonText: optionalLine(40),
  buttonTextColor: hexColor,
  /** Listing CTA Text. */
  moreInfoText: optionalLine(60),
  /** HOTW Listing CTA Text. */
  seeInsideMessage: optionalLine(60),
  /** Thin word position: from this word on the header is set thin; 0 is the first word. */
  headerThinIndex: z
    .int('Thin word position must be a whole number, 0 or more')
    .min(0, 'Thin word position must be a whole number, 0 or more')
    .max(100, 'Thin word position must be at most 100')
    .nullable(),
});

/** A tag of Google's: an identifier, never a script (decisions 2). */
export const googleAnalyticsTag = z
  .string()
  .trim()
  .regex(
    /^(G|UA|GTM|AW)-[A-Za-z0-9-]{1,40}$/,
    'Use an identifier such as G-ABC123, UA-1234-5, GTM-ABC or AW-123',
  )
  .nullable();

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

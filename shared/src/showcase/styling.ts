import { z } from 'zod';
import { colour, wholeNumber } from '../records/kinds.ts';
import { text } from '../records/text-kinds.ts';

/** Colours that a firm lends its ad slots and listing cards, in screen order (Spec, showcase 3). */
export const colours = {
  backgroundColor: colour({ label: 'Background color' }),
  backgroundTextColor: colour({ label: 'Background text color' }),
  buttonColor: colour({ label: 'Button color' }),
  buttonTextColor: colour({ label: 'Button text color' }),
  popupBackgroundColor: colour({ label: 'Popup background color' }),
};

/** What stands on the button. */
export const buttonText = text({ label: 'Button text', max: 40 });

/** Thin word position: from this word on the header is set thin; 0 is the first word. */
export const thinWord = wholeNumber({
  label: 'Thin word position',
  min: 0,
  max: 100,
  invalid: 'Thin word position must be a whole number, 0 or more',
  tooLarge: 'Thin word position must be at most 100',
});

/** A tag of Google's: an identifier, never a script (decisions 2). */
export const analyticsTag = text({
  label: 'Google Analytics tag',
  max: 50,
  pattern: z
    .string()
    .trim()
    .regex(
      /^(G|UA|GTM|AW)-[A-Za-z0-9-]{1,40}$/,
      'Use an identifier such as G-ABC123, UA-1234-5, GTM-ABC or AW-123',
    ),
});

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

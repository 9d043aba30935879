import { z } from 'zod';
import { readRecords } from './content.ts';

/** From the sky behind to the ink in front, with two colours that may shout. */
const inks = ['sky', 'low', 'far', 'mid', 'near', 'ink', 'light', 'accent', 'second'] as const;

/** The inks of one print. */
export type Palette = Record<(typeof inks)[number], string>;

const palette = z
  .string()
  .regex(/^#[0-9a-f]{6}( #[0-9a-f]{6}){8}$/)
  .transform((list): Palette => {
    const colours = list.split(' ');
    return Object.fromEntries(inks.map((ink, at) => [ink, colours[at]])) as Palette;
  });

const { day, night } = readRecords(
  'pictures/palettes',
  z.strictObject({ day: z.array(palette), night: z.array(palette) }),
);

export const dayPalettes: Palette[] = day;
export const palettes: Palette[] = [...day, ...night];

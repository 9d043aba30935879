import { z } from 'zod';
import { id } from '../values/fields.ts';

/** Whom an admin wants to see the product as. */
export const viewAsRequest = z.object({ userId: id });

/** A view as somebody else ends by itself after this long. */
export const viewAsMinutes = 60;

/** Sentences of the view as another person. */
export const viewAsMessages = {
  /** Said to whatever would change something meanwhile. */
  nothingCanChange: (name: string) =>
    `You are viewing Masthead as ${name}: nothing can be changed.`,
  banner: (name: string) => `You see Masthead as ${name}. Nothing can be changed.`,
  back: 'Back to my own view',
  begin: (name: string) => `View as ${name}`,
  yourself: 'You see Masthead as yourself already.',
  disabled: (name: string) => `${name} is disabled and cannot open Masthead.`,
  unknown: 'This person does not exist.',
  ended: (name: string) => `The view as ${name} has ended. This is your own view again.`,
} as const;

import { z } from 'zod';
import { id } from '../values/fields.ts';

/** Whom an admin wants to see the product as. */
export const viewAsRequest = z.object({ userId: id });

/** A view as somebody else ends by itself after this long. */
export const viewAsMinutes = 60;

/** Sentences of the view as another person. */
export const viewAsMessages = {
  /** Said to whatever would change something meanwhile. */
  nothingCanChange: (name: string) => `You’re viewing Masthead as ${name}. Nothing can be changed.`,
  back: 'Back to my own view',
  begin: (name: string) => `View as ${name}`,
  yourself: 'You already see Masthead as yourself.',
  disabled: (name: string) => `${name} is disabled and can’t open Masthead.`,
  unknown: 'This person does not exist.',
  ended: (name: string) => `You’re no longer viewing Masthead as ${name}.`,
} as const;

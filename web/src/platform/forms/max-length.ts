import type { z } from 'zod';

/** The maximum length of a text input, from the form's schema. */
export const maxLengthOf = ({ maxLength }: z.ZodString): number | undefined =>
  maxLength ?? undefined;

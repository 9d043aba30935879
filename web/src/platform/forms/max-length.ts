import type { z } from 'zod';

/** The most characters that the input of a text takes: what the schema of its form says. */
export const maxLengthOf = ({ maxLength }: z.ZodString): number | undefined =>
  maxLength ?? undefined;

import { z } from 'zod';

/** A page of a list with the number of rows in all pages, or `countedUpTo` and one when there are more. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ totalCount: z.int(), nodes: z.array(row) });

/** The largest page a list may ask for; every list says so instead of cutting silently. */
export const largestPage = 100;

/** A whole number from an address, with clear refusal of anything else. */
export const queryInt = (name: string, from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `${name} must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((n) => n >= from && n <= to, `${name} must be a whole number from ${from} to ${to}`);

/** Sorting direction. */
export const direction = z.enum(['asc', 'desc']);
export type Direction = z.infer<typeof direction>;

/** The same in any case, as the specification writes it: 'DESC'. */
export const directionWord = z
  .string()
  .max(10)
  .transform((word) => word.toLowerCase())
  .pipe(direction);

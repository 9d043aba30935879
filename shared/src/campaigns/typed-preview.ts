import { z } from 'zod';

const drawnEmail = z.object({
  html: z.string(),
  text: z.string(),
  /** Of the HTML. */
  bytes: z.int(),
});
export type DrawnEmail = z.output<typeof drawnEmail>;

/** An email as it is typed now, as its recipients would get it; null until its site and style are chosen. */
export const typedPreview = z.object({ email: drawnEmail.nullable() });
export type TypedPreview = z.output<typeof typedPreview>;

import { z } from 'zod';

/** A byline. */
export const author = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string().nullable(),
  avatar: z.string().nullable(),
});
export type Author = z.infer<typeof author>;

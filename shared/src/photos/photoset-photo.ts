import { z } from 'zod';

/** A photo as a photoset holds it. */
export const photosetPhoto = z.object({
  id: z.int(),
  src: z.string(),
  title: z.string(),
  altTag: z.string(),
  credit: z.string().nullable(),
  isDeleted: z.boolean(),
});
export type PhotosetPhoto = z.infer<typeof photosetPhoto>;

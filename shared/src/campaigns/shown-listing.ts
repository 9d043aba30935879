import { z } from 'zod';

/** What an email shows of a listing (Spec, content 3). */
export const shownListing = z.object({
  imageUrl: z.string(),
  url: z.string(),
  description1: z.string(),
  description2: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  price: z.string().nullable(),
  type: z.string(),
  firm: z.string(),
});
export type ShownListing = z.infer<typeof shownListing>;

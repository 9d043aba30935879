import { z } from 'zod';

/** The banner of a promo or news alert at the foot of a site, as the public address answers it. */
export const siteBanner = z.object({
  id: z.int(),
  /** 'News Alert', or what says that somebody has paid for it. */
  label: z.string(),
  title: z.string(),
  /** Where its button leads, marked as a click on a banner; null without a button. */
  url: z.string().nullable(),
  buttonLabel: z.string(),
  isSponsored: z.boolean(),
});
export type SiteBanner = z.infer<typeof siteBanner>;

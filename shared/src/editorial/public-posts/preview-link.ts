import { z } from 'zod';
import { id } from '../../platform/values/fields.ts';

/** A preview link as it is listed. The URL itself is returned only once, when the link is created. */
export const previewLink = z.object({
  id,
  created_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  revoked_by: z.string().nullable(),
  revoked_at: z.iso.datetime().nullable(),
});
export type PreviewLink = z.infer<typeof previewLink>;

/** How long a link may work, in days. */
export const previewDays = [1, 3, 7, 14, 30] as const;

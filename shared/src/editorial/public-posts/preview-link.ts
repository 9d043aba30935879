import { z } from 'zod';
import { id } from '../../platform/values/fields.ts';

/** A link that shows what is written of a post, as it is listed: the link itself is told once, when it is made. */
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

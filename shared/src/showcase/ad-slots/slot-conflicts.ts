import { z } from 'zod';

/** What two slots on one site and day cannot share without a reason. */
export const conflictKinds = ['listing', 'firm', 'popup'] as const;

/** A conflict with another slot on a site. */
export const slotConflict = z.object({
  kind: z.enum(conflictKinds),
  /** The other slot. */
  slotId: z.int(),
  title: z.string(),
  siteId: z.int(),
  site: z.string(),
  /** The listing or firm that both have; null for popups. */
  subject: z.string().nullable(),
  /** The days on which both run. */
  from: z.iso.date(),
  to: z.iso.date(),
});
export type SlotConflict = z.infer<typeof slotConflict>;

/** The conflict in words, after the other slot's title: '“Fall homes” also shows the listing “12 Oak Street”'. */
export function conflictWords({ kind, subject }: Pick<SlotConflict, 'kind' | 'subject'>): string {
  if (kind === 'listing') return `also shows the listing “${subject ?? ''}”`;
  return kind === 'firm' ? `also shows the firm ${subject ?? ''}` : 'is also a popup';
}

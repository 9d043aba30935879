import { z } from 'zod';
import { suppressionReasons } from '../mailings/suppression.ts';
import { subscriberStatuses } from './audience.record.ts';

/** One subscriber, with the reason for the status. */
export const subscriber = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string().nullable(),
  status: z.enum(subscriberStatuses),
  /** Since when the status holds, why, and which person set it (null: the reader or the product). */
  statusAt: z.iso.datetime(),
  statusReason: z.string().nullable(),
  statusBy: z.string().nullable(),
  /** Why the suppression list holds the address back from every audience, or null. */
  suppressed: z.enum(suppressionReasons).nullable(),
  /** When and where the reader asked for the emails, and the tags of another provider. */
  optedInAt: z.iso.datetime().nullable(),
  source: z.string().nullable(),
  tags: z.array(z.string()),
});
export type Subscriber = z.infer<typeof subscriber>;

/** A status change with its time, reason and person (null: the subscriber or the product). */
export const standingChange = z.object({
  id: z.int(),
  status: z.enum(subscriberStatuses),
  at: z.iso.datetime(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
});
export type StandingChange = z.infer<typeof standingChange>;

import { z } from 'zod';
import { text } from '../fields.ts';
import { emailAddress } from './email-address.ts';

/** Where a subscriber stands: gets emails, has ended them, or could not be reached (decisions 7). */
export const subscriberStatuses = ['subscribed', 'unsubscribed', 'cleaned'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** The word that staff read for a status. */
export const subscriberStatusLabel: Record<SubscriberStatus, string> = {
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  cleaned: 'Bounced',
};

/** Longest name of a subscriber. */
export const longestName = 200;

/** How many subscribers of each status an audience has. */
const subscriberCounts = z.object({
  subscribed: z.int(),
  unsubscribed: z.int(),
  cleaned: z.int(),
});

/** An audience of the built-in mail provider: a named list of subscribers of one site. */
export const audience = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  siteId: z.int(),
  counts: subscriberCounts,
  /** The email templates that send to it. */
  usedBy: z.array(z.object({ id: z.int(), description: z.string() })),
});
export type Audience = z.infer<typeof audience>;

/** What the name dialog of an audience asks for. */
export const audienceForm = z.strictObject({
  name: text('An audience name is required', 100),
  siteId: z.int('A site is required').min(1, 'A site is required'),
});

/** A new name of an audience; its site stays, for its templates belong to that site. */
export const audienceRename = z.strictObject({
  version: z.int('This save carries no version. Load the record again and save it.'),
  name: audienceForm.shape.name,
});

/** One subscriber, with why they stand where they stand. */
export const subscriber = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string().nullable(),
  status: z.enum(subscriberStatuses),
  /** Since when the status holds, why, and which person set it (null: the reader or the product). */
  statusAt: z.iso.datetime(),
  statusReason: z.string().nullable(),
  statusBy: z.string().nullable(),
});
export type Subscriber = z.infer<typeof subscriber>;

/** What the dialog for one new subscriber asks for. */
export const subscriberForm = z.strictObject({
  email: emailAddress,
  name: z
    .string()
    .trim()
    .max(longestName, `Use at most ${longestName} characters here`)
    .default(''),
});

/** A change of status. `from` is what was on the screen; subscribing somebody again needs a reason. */
export const statusChange = z.strictObject({
  from: z.enum(subscriberStatuses),
  to: z.enum(subscriberStatuses),
  reason: z.string().trim().max(300, 'Use at most 300 characters here').default(''),
});

/** What the list of subscribers, and with it the export, can be narrowed to. */
export const subscriberFilter = z.strictObject({
  search: z.string().max(200).optional(),
  status: z.enum(subscriberStatuses).optional(),
});

/** Orders of the list of subscribers. */
export const subscriberSorts = ['email', 'name', 'status', 'statusAt'] as const;

/** Rows on a page of subscribers. */
export const subscriberPageSize = 50;

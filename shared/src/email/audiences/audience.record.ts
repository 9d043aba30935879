import { z } from 'zod';
import { statusReason } from '../../platform/imports/status-reason.ts';
import { reference, yesOrNo } from '../../platform/records/kinds.ts';
import {
  changeOf,
  formOf,
  newOf,
  type ReplyOf,
  readOf,
  record,
} from '../../platform/records/record.ts';
import { text } from '../../platform/records/text-kinds.ts';
import { readerAddress } from '../../platform/values/reader-address.ts';

/** An audience of the built-in mail provider: a named list of subscribers of one site (decisions 7). */
export const audienceRecord = record({
  noun: 'audience',
  plural: 'Audiences',
  slug: 'audience',
  screen: 'audienceEdit',
  table: 'audiences',
  // Why: mail providers name their audiences by letters and digits.
  idType: 'text',
  title: 'name',
  trash: true,
  fields: {
    name: text({
      label: 'Name',
      help: 'Shown on the unsubscribe page',
      required: 'An audience name is required',
      max: 100,
    }),
    siteId: reference('site', {
      label: 'Site',
      help: 'Templates of this site can use it',
      required: 'A site is required',
      unknown: 'A site is required',
    }),
    countsOpens: yesOrNo({ label: 'Count opens', initial: true }),
    countsClicks: yesOrNo({ label: 'Count clicks', initial: true }),
    remembersReaders: yesOrNo({ label: 'Per-subscriber tracking', initial: false }),
  },
  added: {
    /** How many people of each status it has; `subscribed` are those who get its emails, without those whom the suppression list holds back. */
    counts: z.object({
      subscribed: z.int(),
      unsubscribed: z.int(),
      cleaned: z.int(),
      suppressed: z.int(),
    }),
    /** The email templates that send to it. */
    usedBy: z.array(z.object({ id: z.int(), description: z.string() })),
    /** Number of scheduled or running mailings to it. */
    mailings: z.int(),
  },
});

/** The status of a subscriber: subscribed, unsubscribed, or bounced (decisions 7). */
export const subscriberStatuses = ['subscribed', 'unsubscribed', 'cleaned'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** What a list of subscribers shows: those who get emails, those who get none for whatever reason, or one of these reasons. */
export const subscriberShows = ['subscribed', 'heldBack', 'unsubscribed', 'cleaned'] as const;
export type SubscriberShow = (typeof subscriberShows)[number];

/** The word that staff read for a status. */
export const subscriberStatusLabel: Record<SubscriberStatus, string> = {
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  cleaned: 'Bounced',
};

/** What a list calls the choice of what it shows. */
export const subscriberShowLabel: Record<SubscriberShow, string> = {
  ...subscriberStatusLabel,
  heldBack: 'Not mailed',
};

/** Longest name of a subscriber. */
export const longestName = 200;

/** Longest source of a subscriber, most and longest tags. */
export const longestSource = 200;
export const mostTags = 100;
export const longestTag = 100;

/** An audience in API replies. */
export const audience = readOf(audienceRecord);
export type Audience = ReplyOf<typeof audienceRecord>;

/** What the name dialog of an audience asks for. */
export const audienceForm = formOf(audienceRecord).pick({ name: true, siteId: true });

/** A new audience. */
export const newAudience = newOf(audienceRecord);

/** Changes the name or the tracking of an audience. The site is fixed, because its templates belong to that site. */
export const audienceRename = changeOf(audienceRecord).pick({
  name: true,
  countsOpens: true,
  countsClicks: true,
  remembersReaders: true,
  version: true,
});

/** What the dialog for one new subscriber asks for. */
export const subscriberForm = z.strictObject({
  email: readerAddress,
  name: z
    .string()
    .trim()
    .max(longestName, `Use at most ${longestName} characters here`)
    .default(''),
});

/** A change of status. `from` is the status on the screen; resubscribing needs a reason. */
export const statusChange = z.strictObject({
  from: z.enum(subscriberStatuses),
  to: z.enum(subscriberStatuses),
  reason: statusReason.default(''),
});

/** What the list of subscribers, and with it the export, can be narrowed to. */
export const subscriberFilter = z.strictObject({
  search: z.string().max(200).optional(),
  status: z.enum(subscriberShows).optional(),
});

/** Orders of the list of subscribers. */
export const subscriberSorts = ['email', 'name', 'status', 'statusAt'] as const;

/** Rows on a page of subscribers. */
export const subscriberPageSize = 50;

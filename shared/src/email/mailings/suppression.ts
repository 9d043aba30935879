import { z } from 'zod';
import { listDate } from '../../platform/values/dates.ts';

/** Why an address is suppressed. */
export const suppressionReasons = ['bounced', 'kept bouncing', 'complained'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** The word that staff read for a reason. */
export const suppressionReasonLabel: Record<SuppressionReason, string> = {
  bounced: 'Does not exist',
  'kept bouncing': 'Kept bouncing',
  complained: 'Complained',
};

/** This many soft bounces within this many days suppress an address. */
export const softBouncesToSuppress = 5;
export const softBounceDays = 60;

/** An address on the suppression list, or one that was removed from it. */
export const suppression = z.object({
  id: z.int(),
  email: z.string(),
  reason: z.enum(suppressionReasons),
  /** The response of the receiving mail server. */
  detail: z.string().nullable(),
  /** The subject of the email that bounced or was reported. */
  subject: z.string().nullable(),
  suppressedAt: z.iso.datetime(),
  liftedAt: z.iso.datetime().nullable(),
  liftedBy: z.string().nullable(),
  liftReason: z.string().nullable(),
});
export type Suppression = z.infer<typeof suppression>;

/** Which of them a list shows. */
export const suppressionFilters = ['listed', ...suppressionReasons, 'removed'] as const;
export type SuppressionFilter = (typeof suppressionFilters)[number];

export const suppressionPageSize = 50;

/** What a list calls the choice of what it shows. */
export const suppressionFilterLabel: Record<SuppressionFilter, string> = {
  listed: 'On the list',
  ...suppressionReasonLabel,
  removed: 'Removed',
};

/** What the dialog that removes an address asks for. */
export const suppressionLift = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(1, 'Add the reason for emailing this address again.')
    .max(300, 'Use at most 300 characters here'),
});

/** Toasts, notes and refusals of the suppression list. */
export const suppressionMessages = {
  skipped: 'On the suppression list',
  complained: 'Marked an email as spam',
  removed: 'Address removed from the list.',
  removeFailed: 'The address couldn’t be removed.',
  removedMeanwhile: 'This address is no longer on the list. Reload the list.',
  status: 'Suppressed',
  onList: (reason: SuppressionReason) =>
    `On the suppression list (${suppressionReasonLabel[reason].toLowerCase()})`,
  show: 'Show in suppression list',
  purpose: 'Masthead sends no campaigns to these addresses, whichever audience they are in.',
  isSuppressed: ({ reason, suppressedAt }: { reason: SuppressionReason; suppressedAt: Date }) =>
    `This address is on the suppression list (${suppressionReasonLabel[reason].toLowerCase()}, ${listDate(suppressedAt)}). Remove it there first.`,
} as const;

import { listDate } from '../dates.ts';
import { type SuppressionReason, suppressionReasonLabel } from './suppression.ts';

/** Toasts, notes and refusals of the suppression list. */
export const suppressionMessages = {
  skipped: 'On the suppression list',
  complained: 'Marked an email as spam',
  removed: 'Address removed from the list.',
  removeFailed: 'The address could not be removed.',
  removedMeanwhile: 'This address is no longer on the list. Load the list again.',
  status: 'Suppressed',
  onList: (reason: SuppressionReason) =>
    `On the suppression list (${suppressionReasonLabel[reason].toLowerCase()})`,
  show: 'Show in suppression list',
  purpose:
    'These addresses get no email that Masthead sends to an audience, whichever audience they are in.',
  isSuppressed: ({ reason, suppressedAt }: { reason: SuppressionReason; suppressedAt: Date }) =>
    `This address is on the suppression list (${suppressionReasonLabel[reason].toLowerCase()}, ${listDate(suppressedAt)}). Remove it there first.`,
} as const;

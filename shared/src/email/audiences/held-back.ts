import { z } from 'zod';
import { statusReason } from '../../platform/imports/status-reason.ts';
import { readerAddress } from '../../platform/values/reader-address.ts';

/** Messages for unsubscribing an address by hand, and for the status history. */
export const heldBackMessages = {
  history: 'Status history',
  noHistory: 'No status changes yet.',
  saved: 'Address unsubscribed.',
  reasonNeeded: 'A reason is required.',
  title: 'Unsubscribe an address',
  intro:
    'This address will get no emails from this audience, even if a later import includes it. You can resubscribe it by hand, with a reason.',
  already: {
    unsubscribed: 'This address is already unsubscribed here.',
    cleaned: 'This address is already marked as bounced here.',
  },
  askedThemselves: {
    unsubscribed:
      'This person unsubscribed. Emailing them without their consent breaks the law in many countries.',
    complained:
      'This person marked an email as spam. Emailing them again without their consent hurts the deliverability of all your emails.',
  },
} as const;

/** An address to unsubscribe from an audience, with the reason. */
export const heldBackForm = z.strictObject({
  email: readerAddress,
  reason: statusReason.min(1, heldBackMessages.reasonNeeded),
});

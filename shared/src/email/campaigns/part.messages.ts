import { campaignMessages } from './campaign.messages.ts';
import type { PartState } from './preflight-facts.ts';

/** Shown for an email to the whole audience. */
export const everybody = 'Everyone';

/** Messages about emails to a part of their audience (decision 105). */
export const partMessages = {
  segmentDeleted: 'The segment of this email was deleted. Choose another segment or Everyone.',
  segmentElsewhere:
    'The segment of this email belongs to another audience. Choose one of this audience or Everyone.',
  againElsewhere:
    'The original email was sent to another audience. Choose the style and city of the original.',
  /** Why an email has no recipients: those who already received it are excluded. */
  nobody: ({ isReached, part }: { isReached: boolean; part: PartState | null }): string => {
    if (isReached) return campaignMessages.nobodyLeft;
    if (part === 'not opened') return partMessages.allOpened;
    return part === null ? campaignMessages.noRecipients : partMessages.nobodyInPart;
  },
  allOpened: 'Everyone who received the original email has opened it or unsubscribed.',
  nobodyInPart: 'This segment currently has no subscribers.',
  notOpened: (subject: string) => `non-openers of “${subject}”`,
  againBlocked:
    'Per-subscriber tracking was off for this audience when the email was sent. An admin can turn it on in the audience for emails sent from then on.',
  againGone:
    'The recipients of this email are no longer kept, so it can’t be resent to non-openers.',
  againOnlySent: 'Only a sent email can be resent.',
  againMade: 'Draft for non-openers created',
  againFailed: 'The draft couldn’t be created.',
  again: 'Resend to non-openers',
  againDetail: 'Creates a draft for recipients who haven’t opened this email.',
  againFirst: 'Open the original email',
  againNote: 'This email goes to recipients of an earlier email who haven’t opened it.',
} as const;

import { campaignMessages } from './campaign.messages.ts';
import type { PartState } from './preflight-facts.ts';

/** Said where an email goes to no part. */
export const everybody = 'Everybody';

/** What is said of emails that go to a part of their audience (decision 105). */
export const partMessages = {
  segmentDeleted: 'The segment of this email was deleted. Choose another one, or everybody.',
  segmentElsewhere:
    'The segment of this email is one of another audience. Choose one of this audience, or everybody.',
  againElsewhere:
    'The email that this one is sent again for went to another audience. Choose its style and city.',
  /** Why an email has no readers: who have it already get it no more. */
  nobody: ({ isReached, part }: { isReached: boolean; part: PartState | null }): string => {
    if (isReached) return campaignMessages.nobodyLeft;
    if (part === 'not opened') return partMessages.allOpened;
    return part === null ? campaignMessages.noRecipients : partMessages.nobodyInPart;
  },
  allOpened: 'Everybody who got the first email has opened it or left.',
  nobodyInPart: 'Nobody in the audience is in this segment now.',
  notOpened: (subject: string) => `those who have not opened “${subject}”`,
  againBlocked:
    'Who opens is not remembered for the audience of this email. An admin can switch that on at the audience; it holds for emails that go out after that.',
  againOnlySent: 'Only an email that has been sent can be sent again.',
  againMade: 'A draft for those who have not opened it',
  againFailed: 'The draft could not be made.',
  again: 'Send again',
  againDetail: 'Makes a draft for those who got this email and have not opened it.',
  againFirst: 'Open the first email',
  againNote: 'This email goes to those who got an earlier one and have not opened it.',
} as const;

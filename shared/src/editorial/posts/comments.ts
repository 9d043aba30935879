import { longestQuote } from '../../platform/rich-text/anchor.ts';
import { inDigits } from '../../platform/values/counting.ts';

/** Characters of a comment. */
export const longestComment = 2000;

/** Sentences of comments. */
export const commentMessages = {
  title: 'Comments',
  /** The accessible name of the button; it contains what is shown. */
  open: (count: number) => (count === 0 ? 'Comments' : `Comments, ${inDigits(count)} open`),
  required: 'Write a comment.',
  tooLong: `Use at most ${inDigits(longestComment)} characters.`,
  quoteTooLong: `Select at most ${inDigits(longestQuote)} characters.`,
  none: 'No comments yet. Select words in the text to comment on them, or write about the whole post.',
  noneOpen: 'No open comments.',
  noneResolved: 'No resolved comments.',
  failed: 'The comments couldn’t be loaded.',
  sendFailed: 'The comment couldn’t be sent.',
  resolveFailed: 'The thread couldn’t be changed.',
  gone: 'These words are no longer in the text.',
  resolved: 'Thread resolved.',
  reopened: 'Thread reopened.',
  resolvedBy: (name: string | null) => `Resolved by ${name ?? 'Masthead'}`,
  wholePost: 'About the whole post',
  former: 'Former colleague',
  show: (quote: string) => `Show in the text: ${quote}`,
  /** How Home calls what isn't sent. */
  kept: (quote?: string) => (quote ? `Comment on “${quote}”` : 'Comment on the whole post'),
  replyKept: 'Reply to a comment',
  mention: 'Type @ and a name to notify someone.',
} as const;

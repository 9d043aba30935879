import { z } from 'zod';
import { cutTo } from '../../platform/values/fields.ts';

/** Sentences of replies. */
export const quoteMessages = {
  missing: 'The message you’re replying to no longer exists.',
  reply: 'Reply',
  inReplyTo: 'In reply to',
  replyingTo: (name: string) => `Replying to ${name}`,
  cancel: 'Cancel reply',
} as const;

/** What a message replies to, as it is now. */
export const chatQuote = z.object({
  id: z.int(),
  /** The name of its sender; null if it is no longer kept. */
  name: z.string().nullable(),
  /** Its first words or the name of its file; null if it was deleted. */
  words: z.string().nullable(),
});
export type ChatQuote = z.infer<typeof chatQuote>;

const mostQuoted = 140;

/** The beginning of a text, in one line. */
export function firstWords(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const cut = cutTo(line, mostQuoted);
  return cut === line ? line : `${cut.trimEnd()}…`;
}

/** The quote of a message that is on the page. */
export const quoteOf = (message: {
  id: number;
  user: { name: string };
  message: string;
  file: { name: string } | null;
  isDeleted: boolean;
}): ChatQuote => ({
  id: message.id,
  name: message.user.name,
  words: message.isDeleted ? null : firstWords(message.file?.name ?? message.message),
});

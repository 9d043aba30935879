import { z } from 'zod';

/** The most kinds of reactions to a message; the database counts them (`react_in_chat`). */
const mostKinds = 20;

/** Sentences of reactions. */
export const reactionMessages = {
  unknown: 'Choose an emoji from the list',
  full: `A message can have at most ${mostKinds} different reactions.`,
  react: 'React',
  other: 'Other emoji',
  reactions: 'Reactions',
  /** Who reacted: the others by name, and whether the reader did. */
  by: (others: string[], isMine: boolean) =>
    new Intl.ListFormat('en-US').format(isMine ? ['You', ...others] : others),
} as const;

/** The reactions that are offered first; all others are found by name. */
export const firstReactions = ['👍', '❤️', '😂', '🎉', '👀', '✅'] as const;

/** Who reacted to a message with an emoji, in their order. */
export const chatReaction = z.object({
  emoji: z.string(),
  people: z.array(z.object({ id: z.int(), name: z.string() })),
});

import { z } from 'zod';

export const reactionLimits = {
  /** Kinds of reactions to a message. The database counts them, too (`react_in_chat`). */
  kinds: 20,
} as const;

/** Sentences of reactions. */
export const reactionMessages = {
  unknown: 'Choose an emoji from the list',
  full: `A message can have at most ${reactionLimits.kinds} different reactions.`,
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
export type ChatReaction = z.infer<typeof chatReaction>;

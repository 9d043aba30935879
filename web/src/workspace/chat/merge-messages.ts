import type { ChatMember, ChatMessage } from '@masthead/shared/workspace/chat/chat.ts';
import { type ChatQuote, quoteOf } from '@masthead/shared/workspace/chat/chat-quotes.ts';

/** The cached conversation. */
export interface Conversation {
  /** Oldest first. */
  messages: ChatMessage[];
  /**
   * The newest message that the server has listed; none before it is missing. One's own latest message may
   * be newer.
   */
  listedUpTo: number;
  members: ChatMember[];
  /** When the members' state was read, in ms. */
  membersAt: number;
  /** The number of the last edit or deletion. */
  changes: number;
  /** True if there may be messages before the first. */
  hasOlder: boolean;
  /** True if there may be messages after the last: the reader has gone back. */
  hasNewer: boolean;
}

/** Most messages on the page, whatever is scrolled: those farthest from the reader are let go. */
export const mostShown = 150;

/** The conversation without its newest messages beyond what a page shows. */
export function withoutNewest(conversation: Conversation): Conversation {
  const { messages } = conversation;
  if (messages.length <= mostShown) return conversation;
  const shown = messages.slice(0, mostShown);
  return { ...conversation, messages: shown, listedUpTo: shown.at(-1)?.id ?? 0, hasNewer: true };
}

/** The conversation without its oldest messages beyond what a page shows. */
export function withoutOldest(conversation: Conversation): Conversation {
  const { messages } = conversation;
  if (messages.length <= mostShown) return conversation;
  return { ...conversation, messages: messages.slice(-mostShown), hasOlder: true };
}

/** How far a person has read; null if they never have. */
export const readUpTo = (conversation: Conversation, ownId: number): number | null =>
  conversation.members.find(({ id }) => id === ownId)?.readUpTo ?? null;

/** True if unread messages may come before the first one on the page. */
export const isUnreadBefore = ({ messages, hasOlder }: Conversation, known: number | null) =>
  hasOlder && known !== null && known < (messages[0]?.id ?? 0);

/** The messages with the state of a newer reply. */
export function withChanged(known: ChatMessage[], changed: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(changed.map((message) => [message.id, message]));
  return known.map((message) => byId.get(message.id) ?? message);
}

/** Merges two sorted lists, each message once; the newer response wins. */
export function mergeMessages(known: ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const added = [...more].sort((one, other) => one.id - other.id);
  const [first, last] = [added[0], added.at(-1)];
  if (!first || !last) return known;
  // Why: new messages almost always belong at the end or at the beginning.
  if (first.id > (known.at(-1)?.id ?? 0)) return [...known, ...added];
  if (last.id < (known[0]?.id ?? Number.POSITIVE_INFINITY)) return [...added, ...known];
  const byId = new Map([...known, ...added].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/** A quote as its message is now, if it is on the page. */
export function quoteNow(quote: ChatQuote, conversation: Conversation | undefined): ChatQuote {
  const quoted = conversation?.messages.find(({ id }) => id === quote.id);
  return quoted ? quoteOf(quoted) : quote;
}

/** The other members who are typing now (Spec, content 4: last marker younger than 10 s). */
export function typingNow(
  { members, membersAt }: Conversation,
  ownId: number,
  now: number,
  typingMs: number,
): ChatMember[] {
  return members.filter(
    ({ id, typedAgoMs }) =>
      id !== ownId && typedAgoMs !== null && typedAgoMs + now - membersAt < typingMs,
  );
}

/** The other members who have the chat open now. */
export const presentNow = ({ members }: Conversation, ownId: number): ChatMember[] =>
  members.filter(({ id, isHere }) => isHere && id !== ownId);

/** Who has read exactly up to each message, without oneself. */
export function readersByMessage({ messages, members }: Conversation, ownId: number) {
  const readers = new Map<ChatMessage, ChatMember[]>();
  for (const member of members) {
    if (member.id === ownId || member.readUpTo === null) continue;
    const upTo = member.readUpTo;
    // Why: one's own messages have no receipt of one's own.
    const at = messages.findLast(({ id, user }) => id <= upTo && user.id !== member.id);
    if (at !== undefined) readers.set(at, [...(readers.get(at) ?? []), member]);
  }
  return readers;
}

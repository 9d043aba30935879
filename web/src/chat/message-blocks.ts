import type { ChatMember, ChatMessage } from '@masthead/shared/chat/chat.ts';
import { type Conversation, readersByMessage } from './merge-messages.ts';

/** Messages that are drawn together, and again only when something of them has changed. */
export interface Block {
  key: number;
  messages: ChatMessage[];
  /** What stands right before them. */
  before: ChatMessage | undefined;
  /** Who has read as far as which of them. */
  seen: { id: number; names: string }[];
  /** The one of them that a search has led to. */
  found: number | null;
}

/** Why by id: whatever is added before or behind them, a block keeps its messages. */
const idsPerBlock = 40;
const keyOf = ({ id }: ChatMessage) => Math.floor(id / idsPerBlock);

/** A conversation in blocks, oldest first. */
export function blocksOf(
  conversation: Conversation,
  { ownId, found }: { ownId: number; found: number | null },
): Block[] {
  const { messages } = conversation;
  const blocks: Block[] = [];
  let block: Block | undefined;
  for (const [at, message] of messages.entries()) {
    const key = keyOf(message);
    if (block?.key !== key) {
      block = { key, messages: [], before: messages[at - 1], seen: [], found: null };
      blocks.push(block);
    }
    block.messages.push(message);
    if (message.id === found) block.found = found;
  }
  const byKey = new Map(blocks.map((one) => [one.key, one]));
  for (const [message, readers] of readersByMessage(conversation, ownId))
    byKey.get(keyOf(message))?.seen.push({ id: message.id, names: namesOf(readers) });
  return blocks;
}

const namesOf = (readers: ChatMember[]) => readers.map(({ name }) => name).join(', ');

/** True when both look the same. */
export const isSameBlock = (one: Block, other: Block): boolean =>
  one.before === other.before &&
  one.found === other.found &&
  isSameList(one.messages, other.messages, (a, b) => a === b) &&
  isSameList(one.seen, other.seen, (a, b) => a.id === b.id && a.names === b.names);

const isSameList = <T>(one: T[], other: T[], isSame: (a: T, b: T) => boolean): boolean =>
  one.length === other.length && one.every((item, at) => isSame(item, other[at] as T));

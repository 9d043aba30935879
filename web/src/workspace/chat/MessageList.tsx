import { Box, Button, Text } from '@mantine/core';
import {
  centralDay,
  sendDay,
  weekdayOf,
  weekdays,
} from '@masthead/shared/platform/values/dates.ts';
import type { ChatMember, ChatMessage } from '@masthead/shared/workspace/chat/chat.ts';
import { Fragment, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { toastFailure } from '../../platform/ui/toast.tsx';
import styles from './chat.module.css';
import { HoldPlace } from './HoldPlace.tsx';
import { MessageRow, rowId } from './MessageRow.tsx';
import { type Conversation, readersByMessage } from './merge-messages.ts';

interface Props {
  conversation: Conversation;
  ownId: number;
  /** The message that a search or a link led to; a new object leads there again. */
  found: { id: number } | null;
  onOlder: () => Promise<void>;
  onNewer: () => Promise<void>;
  onNewest: () => Promise<void>;
  /** Messages and files that are not sent yet. */
  children: ReactNode;
}

/** Closer than this to an end of what is loaded, more is loaded. */
const nearPx = 400;

/** The conversation, grouped by days of Central Time, newest message at the bottom. */
export function MessageList(props: Props) {
  const { conversation, ownId, found, onNewest, children } = props;
  const { messages, hasOlder, hasNewer } = conversation;
  const scroller = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const { isLoading, older, newer } = useEnds(props);
  const blocks = blocksOf(conversation, { ownId, found: found?.id ?? null });
  const newest = messages.at(-1);
  const isThere = found !== null && messages.some(({ id }) => id === found.id);
  useEffect(() => {
    if (isThere) document.getElementById(rowId(found.id))?.scrollIntoView({ block: 'center' });
  }, [found, isThere]);
  const toNewest = async () => {
    await onNewest();
    scroller.current?.scrollTo({ top: 0 });
  };
  const onScroll = () => {
    const { current } = scroller;
    if (!current) return;
    // Why: the box scrolls from its bottom up, so 0 is the newest message.
    setAway(current.scrollTop < -80);
    if (hasNewer && current.scrollTop > -nearPx) newer();
    else if (current.scrollHeight + current.scrollTop - current.clientHeight < nearPx) older();
  };
  return (
    <div className={styles.listFrame}>
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
      >
        <Box py="sm">
          {hasOlder && (
            <Button
              className={styles.older}
              variant="subtle"
              size="compact-sm"
              loading={isLoading}
              onClick={older}
            >
              Show earlier messages
            </Button>
          )}
          {!hasOlder && messages.length === 0 && (
            <Text c="dimmed" fz="xl" ff="var(--serif)" ta="center" py={48}>
              No messages yet.
            </Text>
          )}
          <div role="log" aria-label="Messages" aria-live={hasNewer ? 'off' : 'polite'}>
            <HoldPlace box={scroller} isAtEnd={!hasNewer}>
              {blocks.map((block) => (
                <MessageBlock key={block.key} block={block} />
              ))}
            </HoldPlace>
            <ol>{!hasNewer && children}</ol>
          </div>
        </Box>
      </section>
      {(isAway || hasNewer) && newest && (
        <Button
          className={styles.toNewest}
          size="compact-sm"
          variant="default"
          onClick={() => void toNewest().catch(toastFailure)}
        >
          Jump to the newest message
        </Button>
      )}
    </div>
  );
}

/** Loads more at either end, one page at a time. */
function useEnds({ conversation: { hasOlder, hasNewer }, onOlder, onNewer }: Props) {
  const [isLoading, setLoading] = useState(false);
  const load = (more: () => Promise<void>) => {
    if (isLoading) return;
    setLoading(true);
    more()
      .catch(() => {})
      .finally(() => setLoading(false));
  };
  return {
    isLoading,
    older: () => hasOlder && load(onOlder),
    newer: () => hasNewer && load(onNewer),
  };
}

/** Messages that render together, and rerender only if one of them has changed. */
export interface Block {
  key: number;
  messages: ChatMessage[];
  /** The message right before them. */
  before: ChatMessage | undefined;
  /** Who has read up to which of them. */
  seen: { id: number; names: string }[];
  /** The one that a search led to. */
  found: number | null;
}

/** Why by id: a block keeps its messages when others are added before or after it. */
const idsPerBlock = 40;
const keyOf = ({ id }: ChatMessage) => Math.floor(id / idsPerBlock);

/** Splits a conversation into blocks, oldest first. */
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

/** True if both render the same. */
export const isSameBlock = (one: Block, other: Block): boolean =>
  one.before === other.before &&
  one.found === other.found &&
  isSameList(one.messages, other.messages, (a, b) => a === b) &&
  isSameList(one.seen, other.seen, (a, b) => a.id === b.id && a.names === b.names);

const isSameList = <T,>(one: T[], other: T[], isSame: (a: T, b: T) => boolean): boolean =>
  one.length === other.length && one.every((item, at) => isSame(item, other[at] as T));

const dayOf = ({ createdAt }: ChatMessage) => centralDay(new Date(createdAt));

/** Messages of one person within this time are shown as one group. */
const togetherMs = 5 * 60_000;

const isFollowing = (message: ChatMessage, before: ChatMessage | undefined) =>
  before !== undefined &&
  before.user.id === message.user.id &&
  dayOf(before) === dayOf(message) &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < togetherMs;

/**
 * Some messages, grouped by days of Central Time. Why in blocks: a new message rerenders only its
 * neighbors.
 */
const MessageBlock = memo(
  ({ block: { messages, before, seen, found } }: { block: Block }) => (
    <ol>
      {messages.map((message, at) => {
        const last = at > 0 ? messages[at - 1] : before;
        const day = dayOf(message);
        return (
          <Fragment key={message.id}>
            {(!last || dayOf(last) !== day) && <li className={styles.day}>{dayText(day)}</li>}
            <MessageRow
              message={message}
              isFollowing={isFollowing(message, last)}
              isFound={message.id === found}
              seenBy={seen.find(({ id }) => id === message.id)?.names}
            />
          </Fragment>
        );
      })}
    </ol>
  ),
  (drawn, next) => isSameBlock(drawn.block, next.block),
);

const dayText = (day: string) => `${weekdays[weekdayOf(day)]}, ${sendDay(day)}`;

import { Box, Button, Group, Text } from '@mantine/core';
import {
  centralDay,
  sendDay,
  weekdayOf,
  weekdays,
} from '@masthead/shared/platform/values/dates.ts';
import {
  type ChatMember,
  type ChatMessage,
  chatMessages,
} from '@masthead/shared/workspace/chat/chat.ts';
import type { ChatQuote } from '@masthead/shared/workspace/chat/chat-quotes.ts';
import { Fragment, memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import { late } from '../../platform/ui/late.tsx';
import { toastFailure } from '../../platform/ui/toast.tsx';
import styles from './chat.module.css';
import { HoldPlace } from './HoldPlace.tsx';
import { MessageRow, rowId } from './MessageRow.tsx';
import { type Conversation, isUnreadBefore, readersByMessage, readUpTo } from './merge-messages.ts';
import { RowCalls, useActionKeys } from './row-calls.ts';
import { useUnreadLine } from './use-unread-line.ts';

const Reading = late(async () => (await import('./Reading.tsx')).Reading);

interface Props {
  conversation: Conversation;
  ownId: number;
  /** The message that a search or a link led to; a new object leads there again. */
  found: { id: number } | null;
  onOlder: () => Promise<void>;
  onNewer: () => Promise<void>;
  onNewest: () => Promise<void>;
  onAround: (id: number) => Promise<void>;
  onReply: (quote: ChatQuote) => void;
  onJump: (id: number) => void;
  /** True if the address of the page leads to a message. */
  isLinked: boolean;
  /** Messages and files that are not sent yet. */
  children: ReactNode;
}

/** Closer than this to an end of what is loaded, more is loaded. */
const nearPx = 400;

/** The conversation, grouped by days of Central Time, newest message at the bottom. */
export function MessageList(props: Props) {
  const { conversation, ownId, found, onNewest, onReply, onJump, children } = props;
  const { messages, hasOlder, hasNewer } = conversation;
  const scroller = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const { isLoading, older, newer } = useEnds(props);
  const calls = useStable({
    reply: onReply,
    jump: (id: number) => {
      // Why: the row with the quote may be let go; the focus goes on from here.
      scroller.current?.focus({ preventScroll: true });
      onJump(id);
    },
  });
  const onKeyDown = useActionKeys(scroller);
  const unreadAfter = useUnreadLine(conversation, ownId);
  useBeginning(scroller, props);
  const blocks = blocksOf(conversation, { ownId, found: found?.id ?? null, unreadAfter });
  const newest = messages.at(-1);
  const isThere = found !== null && messages.some(({ id }) => id === found.id);
  useEffect(() => {
    const row = isThere ? document.getElementById(rowId(found.id)) : null;
    row?.scrollIntoView({ block: 'center' });
    if (document.activeElement === scroller.current) row?.focus({ preventScroll: true });
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
        onKeyDown={onKeyDown}
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
            <RowCalls value={calls}>
              <HoldPlace box={scroller} isAtEnd={!hasNewer}>
                {blocks.map((block) => (
                  <MessageBlock key={block.key} block={block} />
                ))}
              </HoldPlace>
              <ol>{!hasNewer && children}</ol>
            </RowCalls>
          </div>
        </Box>
      </section>
      <Group className={styles.toNewest} gap="xs">
        <Reading conversation={conversation} ownId={ownId} box={scroller} />
        {(isAway || hasNewer) && newest && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => void toNewest().catch(toastFailure)}
          >
            To the newest
          </Button>
        )}
      </Group>
    </div>
  );
}

/** Opens the conversation at the first unread message, unless the address leads elsewhere. */
function useBeginning(
  scroller: RefObject<HTMLElement | null>,
  { conversation, ownId, isLinked, onAround }: Props,
) {
  const { begin } = useStable({
    begin: async () => {
      const known = readUpTo(conversation, ownId);
      if (isLinked || known === null) return;
      if (isUnreadBefore(conversation, known)) await onAround(known);
      // Why later: the messages around it are drawn first.
      setTimeout(() =>
        scroller.current?.querySelector('[data-unread]')?.scrollIntoView({ block: 'nearest' }),
      );
    },
  });
  useEffect(() => void begin().catch(() => {}), [begin]);
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
  /** The first unread one. */
  unread: number | null;
  ownId: number;
}

/** Why by id: a block keeps its messages when others are added before or after it. */
const idsPerBlock = 40;
const keyOf = ({ id }: ChatMessage) => Math.floor(id / idsPerBlock);

interface Marks {
  ownId: number;
  found: number | null;
  /** The unread messages begin after this one. */
  unreadAfter?: number | null;
}

/** Splits a conversation into blocks, oldest first. */
export function blocksOf(
  conversation: Conversation,
  { ownId, found, unreadAfter = null }: Marks,
): Block[] {
  const { messages } = conversation;
  const blocks: Block[] = [];
  const unread =
    unreadAfter === null || isUnreadBefore(conversation, unreadAfter)
      ? undefined
      : messages.find(({ id, user }) => id > unreadAfter && user.id !== ownId)?.id;
  let block: Block | undefined;
  for (const [at, message] of messages.entries()) {
    const key = keyOf(message);
    if (block?.key !== key) {
      block = {
        key,
        messages: [],
        before: messages[at - 1],
        seen: [],
        found: null,
        unread: null,
        ownId,
      };
      blocks.push(block);
    }
    block.messages.push(message);
    if (message.id === found) block.found = found;
    if (message.id === unread) block.unread = unread;
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
  one.unread === other.unread &&
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
  ({ block: { messages, before, seen, found, unread, ownId } }: { block: Block }) => (
    <ol>
      {messages.map((message, at) => {
        const last = at > 0 ? messages[at - 1] : before;
        const day = dayOf(message);
        return (
          <Fragment key={message.id}>
            {(!last || dayOf(last) !== day) && <li className={styles.day}>{dayText(day)}</li>}
            {message.id === unread && (
              <li className={styles.unreadLine} data-unread>
                {chatMessages.unreadLine}
              </li>
            )}
            <MessageRow
              message={message}
              isFollowing={isFollowing(message, last)}
              isFound={message.id === found}
              isOwn={message.user.id === ownId}
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

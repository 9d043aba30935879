import { Button } from '@mantine/core';
import type { ChatMessage } from '@masthead/shared/chat/chat.ts';
import { centralDay, sendDay, weekdayOf, weekdays } from '@masthead/shared/dates.ts';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './chat.module.css';
import { MessageRow, rowId } from './MessageRow.tsx';
import { type Conversation, readersByMessage } from './merge-messages.ts';

interface Props {
  conversation: Conversation;
  ownId: number;
  /** The message that a search has led to. */
  found: number | null;
  onOlder: () => Promise<void>;
  /** What is not sent yet. */
  children: ReactNode;
}

const dayOf = ({ createdAt }: ChatMessage) => centralDay(new Date(createdAt));

/** Messages of one person that follow within this long stand together. */
const togetherMs = 5 * 60_000;

const isFollowing = (message: ChatMessage, before: ChatMessage | undefined) =>
  before !== undefined &&
  before.user.id === message.user.id &&
  dayOf(before) === dayOf(message) &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < togetherMs;

/** The conversation, by days of Central Time, the newest message at the bottom. */
export function MessageList({ conversation, ownId, found, onOlder, children }: Props) {
  const { messages, hasOlder } = conversation;
  const scroller = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const readers = readersByMessage(conversation, ownId);
  const newest = messages.at(-1);
  useEffect(() => {
    if (found !== null) document.getElementById(rowId(found))?.scrollIntoView({ block: 'center' });
  }, [found]);
  const toNewest = () => scroller.current?.scrollTo({ top: 0 });
  const older = async () => {
    setLoading(true);
    try {
      await onOlder();
    } finally {
      setLoading(false);
    }
  };
  const onScroll = () => {
    const { current } = scroller;
    if (!current) return;
    // Why: the box runs from its bottom up, so that 0 is the newest message.
    setAway(current.scrollTop < -80);
    const isAtTop = current.scrollHeight + current.scrollTop - current.clientHeight < 200;
    if (isAtTop && hasOlder && !isLoading) void older().catch(() => {});
  };
  return (
    <div className={styles.listFrame}>
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className={styles.inner}>
          {hasOlder && (
            <Button
              className={styles.older}
              variant="subtle"
              size="compact-sm"
              loading={isLoading}
              onClick={() => void older().catch(() => {})}
            >
              Show earlier messages
            </Button>
          )}
          {!hasOlder && messages.length === 0 && (
            <p className={styles.none}>Nothing has been said yet.</p>
          )}
          <div role="log" aria-label="Messages" aria-live="polite">
            <ol className={styles.rows}>
              {messages.map((message, at) => {
                const before = messages[at - 1];
                const day = dayOf(message);
                return (
                  <Fragment key={message.id}>
                    {(!before || dayOf(before) !== day) && (
                      <li className={styles.day}>{dayText(day)}</li>
                    )}
                    <MessageRow
                      message={message}
                      isFollowing={isFollowing(message, before)}
                      isFound={message.id === found}
                      readers={readers.get(message.id) ?? noReaders}
                    />
                  </Fragment>
                );
              })}
              {children}
            </ol>
          </div>
        </div>
      </section>
      {isAway && newest && (
        <Button className={styles.toNewest} size="compact-sm" variant="default" onClick={toNewest}>
          To the newest message
        </Button>
      )}
    </div>
  );
}

const noReaders: never[] = [];

const dayText = (day: string) => `${weekdays[weekdayOf(day)]}, ${sendDay(day)}`;

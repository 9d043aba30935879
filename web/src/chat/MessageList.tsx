import { Box, Button, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './chat.module.css';
import { MessageBlock } from './MessageBlock.tsx';
import { rowId } from './MessageRow.tsx';
import type { Conversation } from './merge-messages.ts';
import { blocksOf } from './message-blocks.ts';

interface Props {
  conversation: Conversation;
  ownId: number;
  /** The message that a search has led to. */
  found: number | null;
  onOlder: () => Promise<void>;
  /** What is not sent yet. */
  children: ReactNode;
}

/** The conversation, by days of Central Time, the newest message at the bottom. */
export function MessageList({ conversation, ownId, found, onOlder, children }: Props) {
  const { messages, hasOlder } = conversation;
  const scroller = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const blocks = blocksOf(conversation, { ownId, found });
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
        <Box py="sm">
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
            <Text c="dimmed" fz="xl" ff="var(--serif)" ta="center" py={48}>
              Nothing has been said yet.
            </Text>
          )}
          <div role="log" aria-label="Messages" aria-live="polite">
            {blocks.map((block) => (
              <MessageBlock key={block.key} block={block} />
            ))}
            <ol>{children}</ol>
          </div>
        </Box>
      </section>
      {isAway && newest && (
        <Button className={styles.toNewest} size="compact-sm" variant="default" onClick={toNewest}>
          To the newest message
        </Button>
      )}
    </div>
  );
}

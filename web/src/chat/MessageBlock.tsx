import type { ChatMessage } from '@masthead/shared/chat/chat.ts';
import { centralDay, sendDay, weekdayOf, weekdays } from '@masthead/shared/dates.ts';
import { Fragment, memo } from 'react';
import styles from './chat.module.css';
import { MessageRow } from './MessageRow.tsx';
import { type Block, isSameBlock } from './message-blocks.ts';

const dayOf = ({ createdAt }: ChatMessage) => centralDay(new Date(createdAt));

/** Messages of one person that follow within this long stand together. */
const togetherMs = 5 * 60_000;

const isFollowing = (message: ChatMessage, before: ChatMessage | undefined) =>
  before !== undefined &&
  before.user.id === message.user.id &&
  dayOf(before) === dayOf(message) &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < togetherMs;

/** About as high as a message is that was not drawn yet. */
const rowHeight = 44;

/**
 * Some messages of the conversation, by days of Central Time. Why in blocks: of ten thousand messages the browser
 * draws those near the screen, and a new one has its neighbours drawn again, not all.
 */
export const MessageBlock = memo(
  ({ block: { messages, before, seen, found } }: { block: Block }) => (
    <ol
      className={styles.rows}
      style={{ containIntrinsicBlockSize: `auto ${messages.length * rowHeight}px` }}
    >
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

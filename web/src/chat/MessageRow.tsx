import type { ChatMessage } from '@masthead/shared/chat/chat.ts';
import { centralClock, clockTime } from '@masthead/shared/dates.ts';
import { exactInstant } from '../ui/Instant.tsx';
import textStyles from '../ui/text.module.css';
import { UserAvatar } from '../ui/UserAvatar.tsx';
import { MessageFile } from './MessageFile.tsx';
import { MessageText } from './MessageText.tsx';
import styles from './message.module.css';

interface Props {
  message: ChatMessage;
  /** It follows another one of the same person, shortly before. */
  isFollowing: boolean;
  isFound: boolean;
  /** Who has read as far as here. */
  seenBy: string | undefined;
}

export const rowId = (id: number): string => `message-${id}`;

/** One message: who, when in Central Time, what, and who has read as far as here. */
export function MessageRow({ message, isFollowing, isFound, seenBy }: Props) {
  const { id, user, createdAt, file } = message;
  return (
    <li
      id={rowId(id)}
      className={styles.row}
      data-following={isFollowing || undefined}
      data-found={isFound || undefined}
      tabIndex={-1}
    >
      {!isFollowing && <UserAvatar user={user} size={32} />}
      <div className={styles.body}>
        <p className={isFollowing ? textStyles.hidden : styles.head}>
          <span className={styles.name}>{user.name}</span>{' '}
          <time className={styles.time} dateTime={createdAt} title={exactInstant(createdAt)}>
            {clockTime(centralClock(new Date(createdAt)))} CT
          </time>
        </p>
        {file ? (
          <MessageFile file={file} />
        ) : (
          <MessageText message={message.message} isEmoji={message.emoji} />
        )}
        {seenBy && <p className={styles.readers}>Seen by {seenBy}</p>}
      </div>
    </li>
  );
}

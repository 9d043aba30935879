import { Button, UnstyledButton } from '@mantine/core';
import type { Thread } from '@masthead/shared/editorial/posts/comments.endpoints.ts';
import { commentMessages } from '@masthead/shared/editorial/posts/comments.ts';
import { useRef, useState } from 'react';
import { useUser, useViewLock } from '../../platform/api/session.ts';
import { MentionText } from '../../platform/ui/MentionText.tsx';
import { Moment } from '../../platform/ui/Moment.tsx';
import surface from '../../platform/ui/surface.module.css';
import { UserAvatar } from '../../platform/ui/UserAvatar.tsx';
import { CommentBox } from './CommentBox.tsx';
import styles from './comments.module.css';
import { useReplyToThread, useResolveThread } from './comments.queries.ts';

interface Props {
  postId: number;
  thread: Thread;
  isCurrent: boolean;
  /** Its words are no longer in the text. */
  isGone: boolean;
  onShow: () => void;
  /** Takes the focus, since the thread goes to the other list. */
  onLeave: () => void;
}

/** Comments about the same words. */
export function CommentThread({ postId, thread, isCurrent, isGone, onShow, onLeave }: Props) {
  const { anchor, resolved, comments } = thread;
  const reply = useReplyToThread(postId, thread.id);
  const resolve = useResolveThread(postId, thread.id);
  const viewLock = useViewLock();
  const { name } = useUser();
  const [isReplying, setReplying] = useState(false);
  const replyButton = useRef<HTMLButtonElement>(null);
  const stopReplying = () => {
    setReplying(false);
    setTimeout(() => replyButton.current?.focus());
  };
  return (
    <li className={styles.thread} data-current={isCurrent || undefined} data-thread={thread.id}>
      {anchor ? (
        <Quote thread={thread} isGone={isGone} onShow={onShow} />
      ) : (
        <p className={styles.whole}>{commentMessages.wholePost}</p>
      )}
      <ol>
        {comments.map((comment) => (
          <li key={comment.id} className={styles.comment}>
            <UserAvatar
              user={{
                name: comment.said_by ?? commentMessages.former,
                imageUrl: comment.image_url,
              }}
              size={24}
            />
            <div className={styles.said}>
              <p className={surface.facts}>
                <span className={styles.who}>{comment.said_by ?? commentMessages.former}</span>
                <span>
                  <Moment at={comment.said_at} />
                </span>
              </p>
              <p className={styles.text}>
                <MentionText text={comment.said} names={comment.mentions} own={name} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      {resolved && <p className={styles.whole}>{commentMessages.resolvedBy(resolved.by)}</p>}
      {isReplying ? (
        <CommentBox
          place={{ postId, dialog: `thread ${thread.id}`, title: commentMessages.replyKept }}
          label="Reply"
          placeholder="Reply"
          button="Reply"
          hasFocus
          isSending={reply.isPending}
          onSend={async (said) => {
            await reply.mutateAsync(said);
            stopReplying();
          }}
          onCancel={stopReplying}
        />
      ) : (
        viewLock === null && (
          <div className={styles.actions}>
            <Button
              ref={replyButton}
              size="compact-sm"
              variant="default"
              onClick={() => setReplying(true)}
            >
              Reply
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              loading={resolve.isPending}
              onClick={() => {
                onLeave();
                resolve.mutate(!resolved);
              }}
            >
              {resolved ? 'Reopen' : 'Resolve'}
            </Button>
          </div>
        )
      )}
    </li>
  );
}

interface QuoteProps {
  thread: Thread;
  isGone: boolean;
  onShow: () => void;
}

/** The words that a thread is about; with what stood around them once they are gone. */
function Quote({ thread: { anchor }, isGone, onShow }: QuoteProps) {
  if (!anchor) return null;
  const { quote, before, after } = anchor;
  return (
    <>
      <UnstyledButton
        className={styles.quote}
        aria-label={commentMessages.show(quote)}
        onClick={onShow}
      >
        {isGone ? (
          <>
            …{before} <s>{quote}</s> {after}…
          </>
        ) : (
          quote
        )}
      </UnstyledButton>
      {isGone && <p className={styles.gone}>{commentMessages.gone}</p>}
    </>
  );
}

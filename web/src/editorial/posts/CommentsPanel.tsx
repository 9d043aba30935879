import { Skeleton } from '@mantine/core';
import type { Thread } from '@masthead/shared/editorial/posts/comments.endpoints.ts';
import { commentMessages } from '@masthead/shared/editorial/posts/comments.ts';
import type { Anchor } from '@masthead/shared/platform/rich-text/anchor.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Places } from '../../platform/rich-text/anchored-text.ts';
import { ChoiceBar } from '../../platform/ui/ChoiceBar.tsx';
import { CoverPanel } from '../../platform/ui/CoverPanel.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { CommentBox } from './CommentBox.tsx';
import { CommentThread } from './CommentThread.tsx';
import styles from './comments.module.css';
import { useStartThread } from './comments.queries.ts';

interface Props {
  postId: number;
  query: UseQueryResult<Thread[]>;
  places: Places;
  /** The thread that is looked at. */
  current: number | null;
  /** The words that are about to be commented on. */
  wanted: Anchor | null;
  /** These words as they are now: they may have been changed meanwhile. */
  anchorOfWanted: () => Anchor | null;
  onShow: (id: number, isWanted: boolean) => void;
  onWritten: () => void;
  onClose: () => void;
}

const choices = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
] as const;
type Shown = (typeof choices)[number]['value'];

/** The threads of a post beside its text; on a phone, a sheet below it. */
export function CommentsPanel(props: Props) {
  const { postId, current, wanted, anchorOfWanted, onWritten, onClose } = props;
  const [shown, setShown] = useState<Shown>('open');
  const panel = useRef<HTMLElement>(null);
  const start = useStartThread(postId);
  useEffect(() => {
    if (!wanted) panel.current?.focus();
  }, [wanted]);
  useEffect(() => {
    const thread = panel.current?.querySelector(`[data-thread="${current}"]`);
    thread?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <CoverPanel
      title={commentMessages.title}
      closeLabel="Close comments"
      panel={panel}
      aside={<ChoiceBar label="Show" isBare choices={choices} value={shown} onChange={setShown} />}
      onClose={onClose}
    >
      {wanted && <p className={styles.quote}>{wanted.quote}</p>}
      <CommentBox
        key={wanted ? `${wanted.place} ${wanted.quote}` : 'whole'}
        place={{
          postId,
          dialog: `comment ${wanted?.quote ?? ''}`,
          title: commentMessages.kept(wanted?.quote),
        }}
        label={wanted ? 'Comment' : 'Comment on the whole post'}
        placeholder={wanted ? 'Comment' : 'Comment on the whole post'}
        button="Comment"
        hasFocus={wanted !== null}
        isSending={start.isPending}
        onSend={async (said) => {
          await start.mutateAsync({ anchor: wanted && anchorOfWanted(), said });
          onWritten();
          setShown('open');
        }}
        onCancel={wanted ? onWritten : undefined}
      />
      <Threads {...props} shown={shown} onLeave={() => panel.current?.focus()} />
    </CoverPanel>
  );
}

/** In the order of the text; what is about the whole post, or has lost its place, stands last. */
const inOrder = (threads: readonly Thread[], places: Places) => {
  const orderOf = ({ id }: Thread) => places.get(id)?.order ?? Number.MAX_SAFE_INTEGER;
  return threads.toSorted((a, b) => orderOf(a) - orderOf(b) || a.id - b.id);
};

function Threads({
  postId,
  query,
  places,
  current,
  shown,
  onShow,
  onLeave,
}: Props & { shown: Shown; onLeave: () => void }): ReactNode {
  if (!query.data) {
    if (!query.error) return <Skeleton h={120} radius={4} mt="md" />;
    return <Trouble failure={commentMessages.failed} error={query.error} onRetry={query.refetch} />;
  }
  const threads = query.data.filter(({ resolved }) => (resolved === null) === (shown === 'open'));
  if (threads.length === 0) {
    const { none, noneOpen, noneResolved } = commentMessages;
    const nothing = shown === 'open' ? noneOpen : noneResolved;
    return <p className={styles.none}>{query.data.length === 0 ? none : nothing}</p>;
  }
  return (
    <ol className={styles.threads}>
      {inOrder(threads, places).map((thread) => (
        <CommentThread
          key={thread.id}
          postId={postId}
          thread={thread}
          isCurrent={thread.id === current}
          isGone={places.get(thread.id)?.isGone ?? false}
          onShow={() => onShow(thread.id, true)}
          onLeave={onLeave}
        />
      ))}
    </ol>
  );
}

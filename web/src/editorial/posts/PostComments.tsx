import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { commentMessages } from '@masthead/shared/editorial/posts/comments.ts';
import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { Anchor } from '@masthead/shared/platform/rich-text/anchor.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import type { Editor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useViewLock } from '../../platform/api/session.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import {
  anchorNow,
  markAnchored,
  type Places,
  selectedWords,
  showAnchored,
} from '../../platform/rich-text/anchored-text.ts';
import { isTooLong } from '../../platform/rich-text/anchors.ts';
import { keysText } from '../../platform/rich-text/editor-actions.ts';
import { toast } from '../../platform/ui/toast.tsx';
import { CommentsPanel } from './CommentsPanel.tsx';
import styles from './comments.module.css';
import { useThreads } from './comments.queries.ts';
import type { Together } from './use-together.ts';

interface Props {
  post: EditedNewsItem;
  together: Together;
}

/** The mark of the words that somebody is about to comment on. */
const beingWritten = 0;

const keys = 'Mod+Alt+M';
// Why the physical key: with Alt, a Mac types another letter.
const pressed = { usePhysicalKeys: true };

/** Comments on a post, marked in its text and read and written beside it. */
export function PostComments({ post, together }: Props) {
  const { editor, isShared } = together;
  const isLocked = useViewLock() !== null;
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState<number | null>(null);
  const [wanted, setWanted] = useState<Anchor | null>(null);
  const [places, setPlaces] = useState<Places>(new Map());
  const button = useRef<HTMLButtonElement>(null);
  const count = post.open_comments ?? 0;
  const query = useThreads(post.id, isOpen || count > 0);
  const threads = query.data;
  const open = threads ? threads.filter(({ resolved }) => !resolved).length : count;
  const anchored = useMemo(() => {
    const marked = (threads ?? []).flatMap(({ id, anchor, resolved }) =>
      anchor && (!resolved || id === current) ? [{ id, anchor }] : [],
    );
    return wanted ? [...marked, { id: beingWritten, anchor: wanted }] : marked;
  }, [threads, wanted, current]);
  const on = useStable({
    onPick: (id: number) => {
      if (id !== beingWritten) show(id);
    },
    onPlaces: setPlaces,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor that is shared, or no longer, has other plugins.
  useEffect(() => {
    if (editor && (anchored.length > 0 || isOpen)) markAnchored(editor, anchored, on);
  }, [editor, isShared, anchored, isOpen, on]);
  const show = (id: number | null, isWanted = false) => {
    setOpen(true);
    setCurrent(id);
    if (editor) setTimeout(() => showAnchored(editor, id, isWanted));
  };
  const write = (anchor: Anchor) => {
    if (isTooLong(anchor)) return toast(commentMessages.quoteTooLong);
    setWanted(anchor);
    show(beingWritten);
  };
  const onKeys = () => {
    const selected = editor && !isLocked ? selectedWords(editor) : null;
    if (selected) write(selected.anchor);
    else setOpen(true);
  };
  useHotkeys([[keys, onKeys, pressed]], [], true);
  const close = () => {
    setOpen(false);
    setWanted(null);
    setCurrent(null);
    if (editor) showAnchored(editor, null);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="default"
        data-of-focus-mode
        aria-expanded={isOpen}
        aria-label={commentMessages.open(open)}
        leftSection={<IconMessage size={16} stroke={1.5} />}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {open === 0 ? 'Comments' : `Comments (${inDigits(open)})`}
      </Button>
      {editor && !isLocked && <CommentButton editor={editor} onWrite={write} />}
      {isOpen && (
        <CommentsPanel
          postId={post.id}
          query={query}
          places={places}
          current={current}
          wanted={wanted}
          anchorOfWanted={() => (editor && anchorNow(editor, beingWritten)) ?? wanted}
          onShow={show}
          onWritten={() => setWanted(null)}
          onClose={close}
        />
      )}
    </>
  );
}

interface CommentButtonProps {
  editor: Editor;
  onWrite: (anchor: Anchor) => void;
}

/** Appears below words that are selected in the text. */
function CommentButton({ editor, onWrite }: CommentButtonProps) {
  const [selected, setSelected] = useState<ReturnType<typeof selectedWords>>(null);
  useEffect(() => {
    const look = () => setSelected(selectedWords(editor));
    const drop = () => setSelected(null);
    document.addEventListener('selectionchange', look);
    addEventListener('scroll', drop, { passive: true });
    return () => {
      document.removeEventListener('selectionchange', look);
      removeEventListener('scroll', drop);
    };
  }, [editor]);
  if (!selected) return null;
  const { anchor, x, y } = selected;
  return createPortal(
    <Button
      className={styles.commentButton}
      size="compact-sm"
      variant="default"
      title={`Comment (${keysText(keys)})`}
      leftSection={<IconMessage size={14} stroke={1.5} />}
      style={{ left: Math.min(x, innerWidth - 130), top: Math.min(y + 6, innerHeight - 40) }}
      // Why: a press would take the selection away.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        setSelected(null);
        onWrite(anchor);
      }}
    >
      Comment
    </Button>,
    document.body,
  );
}

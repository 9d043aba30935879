import { Modal } from '@mantine/core';
import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { focusOrigin } from './confirm.tsx';

interface Props {
  title: string;
  onClose: () => void;
  size?: 'sm' | 'md' | number;
  fullScreen?: boolean;
  children: ReactNode;
}

interface Frame {
  /** Closes if its content can be left. */
  close: () => void;
  /** Set by the content: whether it can be left. */
  guard: (mayLeave: () => Promise<boolean>) => void;
}
const FrameContext = createContext<Frame>({ close: () => {}, guard: () => {} });

/** The dialog around what calls this. */
export const useDialogFrame = () => use(FrameContext);

/** Why: the dialog of `confirm` is in the page before any other, and must still be above it. */
const underQuestions = 190;

/**
 * A dialog that is open while it is rendered. Every way to close it (Escape, the cross, a click outside) asks its
 * content first, and the focus returns to where it was.
 */
export function DialogFrame({ title, onClose, size = 'md', fullScreen = false, children }: Props) {
  const mayLeave = useRef(async () => true);
  const [isAsking, setAsking] = useState(false);
  useFocusBack();
  const close = async () => {
    if (isAsking) return;
    setAsking(true);
    if (await mayLeave.current()) onClose();
    // Why: the Escape that answers the question must not ask it again.
    setTimeout(() => setAsking(false));
  };
  const guard = (ask: () => Promise<boolean>) => {
    mayLeave.current = ask;
  };
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={title}
      size={size}
      fullScreen={fullScreen}
      closeOnEscape={!isAsking}
      returnFocus={false}
      zIndex={underQuestions}
    >
      <FocusFirst>
        <FrameContext value={{ close: () => void close(), guard }}>{children}</FrameContext>
      </FocusFirst>
    </Modal>
  );
}

const fields = 'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled)';
const mark = 'data-autofocus';

/**
 * The focus begins on what is marked for it, or else on the first field. Whoever is quicker keeps it: the
 * dialog gives it a moment later to what is marked, which is what has it by then.
 */
function FocusFirst({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!content.current?.querySelector(`[${mark}]`))
      content.current?.querySelector(fields)?.setAttribute(mark, 'true');
  }, []);
  return (
    <div
      ref={content}
      style={{ display: 'contents' }}
      onFocusCapture={({ target }) => {
        for (const marked of content.current?.querySelectorAll(`[${mark}]`) ?? [])
          marked.removeAttribute(mark);
        target.setAttribute(mark, 'true');
      }}
    >
      {children}
    </div>
  );
}

/** Restores the focus when the dialog closes, unless something else has it. */
function useFocusBack() {
  const [first] = useState(focusOrigin);
  useLayoutEffect(() => {
    // Why again: a button that has just stopped being busy took the focus back after the first render.
    const origin = first === document.body ? focusOrigin() : first;
    return () => {
      setTimeout(() => {
        const isFree = document.activeElement === document.body;
        if (isFree && origin?.isConnected) origin.focus();
      });
    };
  }, [first]);
}

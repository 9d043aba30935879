import { CloseButton } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStable } from '../forms/use-unsaved-work.ts';
import styles from './cover-panel.module.css';

interface Props {
  title: string;
  closeLabel: string;
  /** Content beside the title. */
  aside?: ReactNode;
  panel: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Closes the panel that is open. */
let closeOpen: (() => void) | null = null;
/** Why a count: the next panel is there before the one that it closes is gone. */
let covers = 0;
const cover = (by: 1 | -1) => {
  covers += by;
  document.documentElement.toggleAttribute('data-covered-side', covers > 0);
};

/** A panel over the side of the page, beside a text; on a phone, a sheet below it. One at a time. */
export function CoverPanel({ title, closeLabel, aside, panel, onClose, children }: Props) {
  const { close } = useStable({ close: onClose });
  useEffect(() => {
    closeOpen?.();
    closeOpen = close;
    return () => {
      if (closeOpen === close) closeOpen = null;
    };
  }, [close]);
  useLayoutEffect(() => {
    cover(1);
    return () => cover(-1);
  }, []);
  return createPortal(
    <section
      ref={panel}
      className={styles.panel}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        {aside}
        <CloseButton aria-label={closeLabel} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </section>,
    document.body,
  );
}

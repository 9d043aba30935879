import { CloseButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './rich-text.module.css';

interface Props {
  label: string;
  onSubmit?: () => void;
  /** Without it the line stays as long as what it is about. */
  onClose?: () => void;
  children: ReactNode;
}

/** A line below the toolbar. Enter takes, Escape closes, and neither reaches the form around it. */
export function LineBar({ label, onSubmit, onClose, children }: Props) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = line.current?.querySelector<HTMLInputElement>('[data-autofocus]');
    // Why both: selecting alone moves the focus in no browser but Firefox.
    field?.focus();
    field?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onClose) {
      event.stopPropagation();
      onClose();
    }
    // Why: an Enter that took something of a list is not the one that takes the line.
    if (event.defaultPrevented) return;
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onSubmit?.();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form cannot stand within the form of the page.
    <div
      ref={line}
      role="group"
      aria-label={label}
      className={styles.line}
      onKeyDown={onKeyDown}
      onClickCapture={(event) => {
        const button = (event.target as Element).closest('button[type="submit"]');
        if (!button) return;
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {children}
      {onClose && (
        <CloseButton aria-label={`Close ${label.toLowerCase()}`} size="sm" onClick={onClose} />
      )}
    </div>
  );
}

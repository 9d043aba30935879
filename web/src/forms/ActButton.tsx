import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useViewLock } from '../app/session.ts';
import { BlockedTip } from './BlockedTip.tsx';

interface Props extends Omit<ButtonProps, 'onClick' | 'disabled' | 'loading'> {
  /** Why it cannot be done now; the button looks disabled and says so. */
  blockedBy?: string | null;
  /** A click all the same: show what is in the way. */
  onBlocked?: () => void;
  loading?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button that keeps the focus while it works, and stays reachable when it is blocked. */
export function ActButton(props: Props) {
  const { blockedBy = null, onBlocked, loading = false, onClick, ...button } = props;
  const viewLock = useViewLock();
  const reason = viewLock ?? blockedBy;
  const isBlocked = reason !== null;
  const element = useRef<HTMLButtonElement>(null);
  const wasLoading = useRef(false);
  // Why: a button is disabled while it works, and the browser takes the focus from it.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasLoading.current && !loading && isLost) element.current?.focus({ preventScroll: true });
    wasLoading.current = loading;
  }, [loading]);
  return (
    <BlockedTip reason={reason}>
      <Button
        ref={element}
        variant="default"
        {...button}
        loading={loading}
        data-disabled={isBlocked || undefined}
        aria-disabled={isBlocked || undefined}
        onClick={() => (isBlocked ? viewLock === null && onBlocked?.() : onClick())}
      />
    </BlockedTip>
  );
}

import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { BlockedTip } from '../forms/ConfirmButton.tsx';

interface Props extends Omit<ButtonProps, 'onClick' | 'disabled'> {
  /** Why it cannot be done now; the button looks disabled and says so. */
  blockedBy: string | null;
  /** A click all the same: show what is in the way. */
  onBlocked?: () => void;
  onClick: () => void;
  children: ReactNode;
}

/** A button that stays reachable while it is disabled, so that the reason can be read. */
export function ActButton({ blockedBy, onBlocked, onClick, ...button }: Props) {
  const isBlocked = blockedBy !== null;
  return (
    <BlockedTip reason={blockedBy}>
      <Button
        variant="default"
        {...button}
        data-disabled={isBlocked || undefined}
        aria-disabled={isBlocked || undefined}
        onClick={() => (isBlocked ? onBlocked?.() : onClick())}
      />
    </BlockedTip>
  );
}

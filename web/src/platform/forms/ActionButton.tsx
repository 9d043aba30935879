import { Button, type ButtonProps } from '@mantine/core';
import { type ComponentProps, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useViewLock } from '../api/session.ts';
import { confirm } from '../ui/confirm.tsx';
import { BlockedTip } from './UnsavedOffer.tsx';

interface Props extends Omit<ButtonProps, 'onClick' | 'disabled' | 'loading'> {
  /** Why it is blocked; the button looks disabled and shows the reason. */
  blockedBy?: string | null;
  /** A click while blocked: show the cause. */
  onBlocked?: () => void;
  loading?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button that keeps the focus while it works, and stays reachable when it is blocked; it rests while a field is typed in. */
export const ActionButton = memo(function ActButton(props: Props) {
  const { blockedBy = null, onBlocked, loading = false, onClick, ...button } = props;
  const viewLock = useViewLock();
  const reason = viewLock ?? blockedBy;
  const isBlocked = reason !== null;
  const element = useRef<HTMLButtonElement>(null);
  const wasLoading = useRef(false);
  // Why: the button is disabled while busy, and the browser then removes its focus. Why a layout effect: a dialog that
  // opens at the same time remembers where the focus was.
  useLayoutEffect(() => {
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
});

interface ConfirmButtonProps extends Omit<ComponentProps<typeof ActionButton>, 'onClick'> {
  /** The question, such as 'Are you sure?'; null for none. */
  question: string | null;
  detail?: string;
  confirmLabel: string;
  isDangerous?: boolean;
  loading: boolean;
  onConfirm: () => void;
}

/** A button that asks first. Red is only in the question, not on the screen. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { question, detail, confirmLabel, isDangerous, onConfirm, ...button } = props;
  const onClick = async () => {
    if (question !== null) {
      const asked = { title: question, confirmLabel, isDangerous: isDangerous ?? false };
      if (!(await confirm(detail ? { ...asked, detail } : asked))) return;
    }
    onConfirm();
  };
  return <ActionButton {...button} onClick={() => void onClick()} />;
}

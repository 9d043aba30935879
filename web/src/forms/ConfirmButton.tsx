import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { confirm } from '../ui/confirm.tsx';

interface Props extends Omit<ButtonProps, 'onClick' | 'disabled' | 'loading'> {
  /** What is asked: 'Are you sure?' */
  question: string;
  detail?: string;
  confirmLabel: string;
  isDangerous?: boolean;
  /** Why it cannot be done now; the button is disabled and says so. */
  blockedBy: string | null;
  loading: boolean;
  onConfirm: () => void;
  children: ReactNode;
}

/** A button that asks first. Red is only in the question, not on the screen. */
export function ConfirmButton(props: Props) {
  const { question, detail, confirmLabel, isDangerous, blockedBy, onConfirm, ...button } = props;
  const onClick = async () => {
    const asked = { title: question, confirmLabel, isDangerous: isDangerous ?? false };
    if (await confirm(detail ? { ...asked, detail } : asked)) onConfirm();
  };
  return (
    <BlockedTip reason={blockedBy}>
      <Button
        variant="default"
        {...button}
        data-disabled={blockedBy !== null || undefined}
        aria-disabled={blockedBy !== null || undefined}
        onClick={() => (blockedBy === null ? void onClick() : undefined)}
      />
    </BlockedTip>
  );
}

interface BlockedTipProps {
  reason: string | null;
  children: ReactNode;
}

/** Says why what it holds is disabled, to the mouse and to the keyboard. */
export function BlockedTip({ reason, children }: BlockedTipProps) {
  return (
    <Tooltip label={reason} disabled={reason === null} events={tipEvents} multiline maw={300}>
      {children}
    </Tooltip>
  );
}

const tipEvents = { hover: true, focus: true, touch: true };

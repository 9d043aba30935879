import { UnstyledButton } from '@mantine/core';
import { type ChatMessage, chatMessages } from '@masthead/shared/workspace/chat/chat.ts';
import { useRef, useState } from 'react';
import { late } from '../../platform/ui/late.tsx';
import styles from './message.module.css';

/** Why late: opened for few messages. */
const ActionBox = late(async () => (await import('./ActionBox.tsx')).ActionBox);

interface Props {
  message: ChatMessage;
  /** The id of its row. */
  row: string;
  /** Edits or deletes it; null for messages of others. */
  onChange: (() => void) | null;
}

/** The button that opens what can be done with a message. */
export function MessageActions({ message, row, onChange }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (isDone: boolean) => {
    setOpen(false);
    if (!isDone) button.current?.focus();
  };
  return (
    <>
      <UnstyledButton
        ref={button}
        id={`${row}-target`}
        className={styles.actions}
        data-actions
        tabIndex={-1}
        aria-label={chatMessages.actions}
        aria-describedby={row}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={chatMessages.actions}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <ActionBox
          message={message}
          row={row}
          button={button}
          onChange={onChange}
          onClose={close}
        />
      )}
    </>
  );
}

import { Button, type ButtonProps, Popover } from '@mantine/core';
import { type ChatMessage, chatMessages } from '@masthead/shared/workspace/chat/chat.ts';
import { quoteMessages, quoteOf } from '@masthead/shared/workspace/chat/chat-quotes.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { type Ref, type RefObject, useContext, useImperativeHandle } from 'react';
import { ViewLock } from '../../platform/forms/ViewLock.tsx';
import styles from './message.module.css';
import { RowCalls } from './row-calls.ts';

interface Props {
  message: ChatMessage;
  row: string;
  /** The button that opened it. */
  button: RefObject<HTMLElement | null>;
  onChange: (() => void) | null;
  /** `isDone` if something else takes the focus. */
  onClose: (isDone: boolean) => void;
}

const choice: ButtonProps = { variant: 'subtle', color: 'gray', justify: 'start', fullWidth: true };

/** What can be done with a message. */
export function ActionBox({ message, row, button, onChange, onClose }: Props) {
  const { reply } = useContext(RowCalls);
  return (
    <Popover
      id={row}
      opened
      onChange={() => onClose(false)}
      position="bottom-end"
      trapFocus
      shadow="sm"
    >
      <Popover.Target>
        <Anchor button={button} />
      </Popover.Target>
      <Popover.Dropdown p="xs" className={styles.actionBox}>
        <ViewLock>
          <Button
            {...choice}
            leftSection={<IconArrowBackUp size={18} stroke={1.5} />}
            onClick={() => {
              onClose(true);
              reply(quoteOf(message));
            }}
          >
            {quoteMessages.reply}
          </Button>
          {onChange && (
            <Button
              {...choice}
              leftSection={<IconPencil size={18} stroke={1.5} />}
              onClick={() => {
                onClose(true);
                onChange();
              }}
            >
              {chatMessages.change}
            </Button>
          )}
        </ViewLock>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Stands for the button, which is drawn with its row. */
function Anchor({ button, ref }: { button: Props['button']; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => button.current as HTMLElement, [button]);
  return null;
}

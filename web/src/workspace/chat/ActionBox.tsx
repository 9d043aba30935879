import { Button, type ButtonProps, Popover, UnstyledButton } from '@mantine/core';
import { type ChatMessage, chatMessages } from '@masthead/shared/workspace/chat/chat.ts';
import { quoteMessages, quoteOf } from '@masthead/shared/workspace/chat/chat-quotes.ts';
import {
  firstReactions,
  reactionMessages,
} from '@masthead/shared/workspace/chat/chat-reactions.ts';
import { emoji } from '@masthead/shared/workspace/chat/emoji.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconMoodPlus from '@tabler/icons-react/dist/esm/icons/IconMoodPlus.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { type Ref, type RefObject, useContext, useImperativeHandle, useState } from 'react';
import { ViewLock } from '../../platform/forms/ViewLock.tsx';
import { EmojiBox } from './EmojiBox.tsx';
import styles from './message.module.css';
import { useReact } from './Reactions.tsx';
import reactionStyles from './reactions.module.css';
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
  const { isMine, react } = useReact(message);
  const [isSearching, setSearching] = useState(false);
  const pick = (sign: string) => {
    react(sign);
    onClose(false);
  };
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
      <Popover.Dropdown
        // Why: the focus enters what is drawn anew.
        key={isSearching ? 'search' : 'actions'}
        p="xs"
        className={styles.actionBox}
      >
        <ViewLock>
          {isSearching ? (
            <EmojiBox onPick={pick} />
          ) : (
            <>
              <FirstReactions isMine={isMine} onPick={pick} />
              <Button
                {...choice}
                leftSection={<IconMoodPlus size={18} stroke={1.5} />}
                onClick={() => setSearching(true)}
              >
                {reactionMessages.other}
              </Button>
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
            </>
          )}
        </ViewLock>
      </Popover.Dropdown>
    </Popover>
  );
}

interface FirstProps {
  isMine: (sign: string) => boolean;
  onPick: (sign: string) => void;
}

function FirstReactions({ isMine, onPick }: FirstProps) {
  const names = new Map<string, string>(emoji);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div className={reactionStyles.choices} role="group" aria-label={reactionMessages.react}>
      {firstReactions.map((sign) => (
        <UnstyledButton
          key={sign}
          className={reactionStyles.choice}
          aria-label={names.get(sign)}
          aria-pressed={isMine(sign)}
          title={names.get(sign)}
          onClick={() => onPick(sign)}
        >
          {sign}
        </UnstyledButton>
      ))}
    </div>
  );
}

/** Stands for the button, which is drawn with its row. */
function Anchor({ button, ref }: { button: Props['button']; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => button.current as HTMLElement, [button]);
  return null;
}

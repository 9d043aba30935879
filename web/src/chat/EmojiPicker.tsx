import { ActionIcon, Popover } from '@mantine/core';
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs';
import { useState } from 'react';
import { toastFailure } from '../ui/toast.tsx';
import styles from './chat.module.css';

type Emoji = typeof import('./emoji.ts').emoji;

/** Emoji to put into the message. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [emoji, setEmoji] = useState<Emoji>([]);
  /** Why then: the chat shows itself without them. */
  const open = async () => {
    setEmoji((await import('./emoji.ts')).emoji);
    setOpen(true);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="top-start"
      trapFocus
      returnFocus
      shadow="sm"
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Add an emoji"
          onClick={() => (isOpen ? setOpen(false) : void open().catch(toastFailure))}
        >
          <IconMoodSmile size={20} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.emojiBox}>
        {emoji.map(([sign, name]) => (
          <button
            key={sign}
            type="button"
            className={styles.emojiChoice}
            aria-label={name}
            title={name}
            onClick={() => {
              onPick(sign);
              setOpen(false);
            }}
          >
            {sign}
          </button>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

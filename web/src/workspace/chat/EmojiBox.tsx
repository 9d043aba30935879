import { Text, TextInput } from '@mantine/core';
import { chatMessages } from '@masthead/shared/workspace/chat/chat.ts';
import { emoji } from '@masthead/shared/workspace/chat/emoji.ts';
import { useState } from 'react';
import styles from './chat.module.css';

/** Emoji to insert, found by their names; Enter takes the first. */
export function EmojiBox({ onPick }: { onPick: (emoji: string) => void }) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = emoji.filter(([, name]) => name.includes(wanted));
  return (
    <>
      <TextInput
        data-autofocus
        type="search"
        size="xs"
        mb={6}
        aria-label="Search emoji"
        placeholder="Search emoji"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          const [first] = found;
          if (first) onPick(first[0]);
        }}
      />
      {found.length === 0 && (
        <Text c="dimmed" fz="sm" role="status">
          {chatMessages.noEmoji}
        </Text>
      )}
      <div className={styles.emojiBox}>
        {found.map(([sign, name]) => (
          <button
            key={sign}
            type="button"
            className={styles.emojiChoice}
            aria-label={name}
            title={name}
            onClick={() => onPick(sign)}
          >
            {sign}
          </button>
        ))}
      </div>
    </>
  );
}

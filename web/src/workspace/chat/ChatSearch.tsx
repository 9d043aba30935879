import { Button, CloseButton, Group, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  type ChatMessage,
  chatLimits,
  chatMessages,
} from '@masthead/shared/workspace/chat/chat.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import surface from '../../platform/ui/surface.module.css';
import textStyles from '../../platform/ui/text.module.css';
import styles from './chat.module.css';
import { searchQuery } from './chat.queries.ts';

interface Props {
  onChoose: (message: ChatMessage) => void;
  onClose: () => void;
}

/** Search in the conversation: text and file names, newest first. */
export function ChatSearch({ onChoose, onClose }: Props) {
  const [words, setWords] = useState('');
  const [text] = useDebouncedValue(words.trim(), 200);
  const query = useInfiniteQuery(searchQuery(text));
  const { data, error, hasNextPage } = query;
  const found = text === '' ? [] : (data?.pages.flat() ?? []);
  return (
    <search className={`${surface.panel} ${styles.search}`} aria-label="Search the conversation">
      <Group className={styles.searchHead} gap="xs" wrap="nowrap">
        <TextInput
          type="search"
          aria-label="Search messages"
          placeholder="Search messages"
          autoFocus
          maxLength={chatLimits.search}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
        />
        <CloseButton aria-label="Close the search" onClick={onClose} />
      </Group>
      <Text c="dimmed" fz="xs" mt={2} role="status">
        {error
          ? chatMessages.searchFailed
          : text !== '' && data && countOf(found.length, hasNextPage)}
      </Text>
      <ul className={styles.foundList}>
        {found.map((message) => (
          <li key={message.id}>
            <UnstyledButton className={styles.foundRow} onClick={() => onChoose(message)}>
              <Text span inherit c="dimmed" fz="xs">
                {message.user.name} · {exactInstant(message.createdAt)}
              </Text>
              <span className={textStyles.lines}>{message.file?.name ?? message.message}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {text !== '' && hasNextPage && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show earlier matches
        </Button>
      )}
    </search>
  );
}

function countOf(count: number, isMore: boolean): string {
  if (count === 0) return 'No messages match.';
  if (isMore) return `The newest ${count} messages`;
  return count === 1 ? '1 message' : `${count} messages`;
}

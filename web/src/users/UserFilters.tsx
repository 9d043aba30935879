import { Stack, Switch, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { startTransition, useState } from 'react';
import type { UserListSearch } from './user-search.ts';

interface Props {
  search: UserListSearch;
  /** Told with every key. */
  onWords: (words: string) => void;
  onChange: (changes: Partial<UserListSearch>, options?: { replace?: boolean }) => void;
  /** Enter: the best result is chosen. */
  onChoose: () => void;
}

/** The search of the list of users, and the switch that shows disabled ones. */
export function UserFilters({ search, onWords, onChange, onChoose }: Props) {
  return (
    <Stack gap="md">
      <WordsInput
        value={search.search}
        onWords={onWords}
        onSearch={(words) => onChange({ search: words }, { replace: true })}
        onChoose={onChoose}
      />
      <Switch
        label="Show disabled users"
        checked={search.disabled === 'show'}
        onChange={(event) => onChange({ disabled: event.currentTarget.checked ? 'show' : 'hide' })}
      />
    </Stack>
  );
}

interface WordsProps {
  value: string;
  onWords: (words: string) => void;
  onSearch: (words: string) => void;
  onChoose: () => void;
}

/** Why: only this input is drawn with a key; the list follows when there is time for it. */
function WordsInput({ value, onWords, onSearch, onChoose }: WordsProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const follow = useDebouncedCallback(onSearch, 300);
  if (shown !== value) {
    setShown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  return (
    <TextInput
      type="search"
      label="Search"
      placeholder="Name, username or email"
      description="Enter opens the best match."
      maxLength={200}
      value={typed}
      onBlur={() => follow.flush()}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        startTransition(() => onWords(next));
        follow(next);
      }}
    />
  );
}

import { Switch, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { startTransition, useState } from 'react';
import type { Filter } from '../../platform/records/filter.tsx';

/** The search of the user list: fires on every keystroke; Enter opens the best match. */
export const wordsFilter = (
  onWords: (words: string) => void,
  onChoose: () => void,
): Filter<string> => ({
  none: '',
  input: ({ value, onChange }) => (
    <WordsInput
      value={value}
      onWords={onWords}
      onSearch={(words) => onChange(words, { replace: true })}
      onChoose={onChoose}
    />
  ),
  chip: (words) => `Search: ${words}`,
});

/** Also shows disabled people. */
export const disabledFilter: Filter<'hide' | 'show'> = {
  none: 'hide',
  input: ({ value, onChange }) => (
    <Switch
      label="Show disabled users"
      checked={value === 'show'}
      onChange={(event) => onChange(event.currentTarget.checked ? 'show' : 'hide')}
    />
  ),
  chip: () => 'Disabled shown',
};

interface WordsProps {
  value: string;
  onWords: (words: string) => void;
  onSearch: (words: string) => void;
  onChoose: () => void;
}

/** Why: only this input rerenders on a keystroke; the list follows when there is time. */
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

import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

interface Props {
  label: string;
  placeholder?: string;
  value: string;
  /** Why the current text cannot find anything. */
  error?: string | null;
  onSearch: (value: string) => void;
  /** Focused when its dialog opens. */
  isFirst?: boolean;
}

/** A filter that is typed: the list follows a moment after the last key. */
export function SearchBox({ value, onSearch, isFirst, ...words }: Props) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const search = useDebouncedCallback(onSearch, 300);
  // Why: 'Clear' and Back change the value from outside; typing must not be overwritten by its own echo.
  if (shown !== value) {
    setShown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  return (
    <TextInput
      {...words}
      type="search"
      data-autofocus={isFirst || undefined}
      maxLength={200}
      value={typed}
      onBlur={() => search.flush()}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
    />
  );
}

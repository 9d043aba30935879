import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';

interface Props<T extends object> {
  /** The active search. */
  applied: T;
  /** The same with nothing searched for. */
  empty: T;
  onSearch: (search: T) => void;
  /** Renders the inputs with the draft values. */
  children: (draft: T, change: (changes: Partial<T>) => void) => ReactNode;
}

/** A search panel in which nothing happens before Search or Enter (Spec, showcase 2). */
export function SearchPanel<T extends object>({ applied, empty, onSearch, children }: Props<T>) {
  const [draft, setDraft] = useState(applied);
  const [shown, setShown] = useState(applied);
  // Why: chips and Back change the search from outside.
  if (JSON.stringify(shown) !== JSON.stringify(applied)) {
    setShown(applied);
    setDraft(applied);
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(draft);
  };
  return (
    <search>
      <form onSubmit={onSubmit}>
        <Stack gap="md">
          {children(draft, (changes) => setDraft({ ...draft, ...changes }))}
          <Group gap="xs">
            <Button type="submit">Search</Button>
            <Button
              variant="default"
              onClick={() => {
                setDraft(empty);
                onSearch(empty);
              }}
            >
              Clear Search
            </Button>
          </Group>
        </Stack>
      </form>
    </search>
  );
}

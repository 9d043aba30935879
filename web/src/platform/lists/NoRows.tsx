import { Button } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { createContext, type ReactNode, use } from 'react';
import { EmptyList } from './EmptyList.tsx';

/** How the list around is narrowed, and how that is undone. */
export const NarrowedContext = createContext({ isNarrowed: false, clear: () => {} });

interface Props {
  /** Shown when the list is empty. */
  none: string;
  /** Shown when nothing matches the filters. */
  noMatch?: string;
  /** The action for an empty list. */
  action?: ReactNode;
}

/** In place of the rows of a list that has none. */
export function NoRows({ none, noMatch = none, action }: Props) {
  const { isNarrowed, clear } = use(NarrowedContext);
  if (!isNarrowed) return <EmptyList sentence={none} action={action} />;
  const all = (
    <Button variant="default" onClick={clear}>
      {sentences.clearFilters}
    </Button>
  );
  return <EmptyList sentence={noMatch} action={all} />;
}

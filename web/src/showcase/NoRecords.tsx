import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyList } from '../lists/EmptyList.tsx';

interface Props {
  isFiltered: boolean;
  /** The page is empty, but others are not. */
  isPastTheEnd: boolean;
  onClear: () => void;
  onFirstPage: () => void;
  /** What can be done about a list that holds nothing at all. */
  action?: ReactNode;
}

/** A showcase list without rows (Spec, showcase 2). */
export function NoRecords({ isFiltered, isPastTheEnd, onClear, onFirstPage, action }: Props) {
  if (isPastTheEnd) {
    const back = <Button onClick={onFirstPage}>Go to the first page</Button>;
    return <EmptyList sentence="There is nothing left on this page." action={back} />;
  }
  const clear = (
    <Button variant="default" onClick={onClear}>
      Clear the search
    </Button>
  );
  return <EmptyList sentence="No records found." action={isFiltered ? clear : action} />;
}

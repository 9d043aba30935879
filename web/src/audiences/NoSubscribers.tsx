import { Button } from '@mantine/core';
import type { Audience } from '@masthead/shared/audiences/audience.ts';
import { EmptyList } from '../lists/EmptyList.tsx';

interface Props {
  audience: Audience;
  isFiltered: boolean;
  /** The page is empty, but others are not. */
  isPastTheEnd: boolean;
  onClear: () => void;
}

/** In place of subscribers when there are none to show. */
export function NoSubscribers({ audience, isFiltered, isPastTheEnd, onClear }: Props) {
  if (isFiltered || isPastTheEnd) {
    const action = <Button onClick={onClear}>Show all subscribers</Button>;
    const sentence = isPastTheEnd ? 'There is nobody on this page.' : 'No subscriber matches.';
    return <EmptyList sentence={sentence} action={action} />;
  }
  return (
    <EmptyList
      sentence={`Nobody is in '${audience.name}' yet. Add somebody or import a file, above.`}
    />
  );
}

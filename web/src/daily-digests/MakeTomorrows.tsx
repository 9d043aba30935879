import { Button } from '@mantine/core';
import { digestMessages } from '@masthead/shared/daily-digests/daily-digest.messages.ts';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { useMakeTomorrows } from './daily-digest.queries.ts';

/** A draft for tomorrow for every city that has none, in one act. */
export function MakeTomorrows() {
  const make = useMakeTomorrows();
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={16} stroke={1.75} />}
      loading={make.isPending}
      onClick={() => make.mutate()}
    >
      {digestMessages.tomorrows}
    </Button>
  );
}

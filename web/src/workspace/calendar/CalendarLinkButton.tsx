import { Button } from '@mantine/core';
import IconCalendarShare from '@tabler/icons-react/dist/esm/icons/IconCalendarShare.mjs';
import { useState } from 'react';
import { late } from '../../platform/ui/late.tsx';
import type { CalendarSearch } from './calendar.queries.ts';

const CalendarLinks = late(async () => (await import('./CalendarLinks.tsx')).CalendarLinks);

/** Opens the private links of the calendar. */
export function CalendarLinkButton({ search }: { search: CalendarSearch }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={16} stroke={1.5} />}
        onClick={() => setOpen(true)}
      >
        Calendar link
      </Button>
      {isOpen && <CalendarLinks search={search} onClose={() => setOpen(false)} />}
    </>
  );
}

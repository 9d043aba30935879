import { Button } from '@mantine/core';
import IconCalendarShare from '@tabler/icons-react/dist/esm/icons/IconCalendarShare.mjs';
import { lazy, Suspense, useState } from 'react';
import type { CalendarSearch } from './calendar.queries.ts';

const CalendarLinks = lazy(() =>
  import('./CalendarLinks.tsx').then((module) => ({ default: module.CalendarLinks })),
);

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
      <Suspense>
        {isOpen && <CalendarLinks search={search} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

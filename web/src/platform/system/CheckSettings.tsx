import { Button } from '@mantine/core';
import { systemMessages } from '@masthead/shared/platform/system/system.messages.ts';
import { useState } from 'react';
import { late } from '../ui/late.tsx';

/** Why late: it is rarely opened. */
const CheckDialog = late(async () => (await import('./CheckDialog.tsx')).CheckDialog);

/** Tries what is set, and shows what is doubtful first. */
export function CheckSettings() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {systemMessages.check}
      </Button>
      {isOpen && <CheckDialog onClose={() => setOpen(false)} />}
    </>
  );
}

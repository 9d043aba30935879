import { Button } from '@mantine/core';
import { secondFactorMessages } from '@masthead/shared/platform/access/second-factor.ts';
import { useState } from 'react';
import { late } from '../../platform/ui/late.tsx';

// Why late: it is opened once in a while.
const Dialog = late(async () => (await import('./DemandCodesDialog.tsx')).DemandCodesDialog);

/** Which roles must use two-step sign-in. */
export function DemandCodes() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {secondFactorMessages.title}
      </Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}

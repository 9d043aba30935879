import { Button } from '@mantine/core';
import { secondFactorMessages } from '@masthead/shared/platform/access/second-factor.ts';
import { lazy, Suspense, useState } from 'react';

// Why lazy: it is opened once in a while.
const Dialog = lazy(async () => ({
  default: (await import('./DemandCodesDialog.tsx')).DemandCodesDialog,
}));

/** Which roles must use two-step sign-in. */
export function DemandCodes() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {secondFactorMessages.title}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

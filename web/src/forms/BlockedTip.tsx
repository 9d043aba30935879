import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  reason: string | null;
  children: ReactNode;
}

/** Says why what it holds is disabled, to the mouse and to the keyboard. */
export function BlockedTip({ reason, children }: Props) {
  return (
    <Tooltip label={reason} disabled={reason === null} events={tipEvents} multiline maw={300}>
      {children}
    </Tooltip>
  );
}

const tipEvents = { hover: true, focus: true, touch: true };

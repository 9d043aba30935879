import { Button } from '@mantine/core';
import type { RecordScreen } from '@masthead/shared/record-kinds.ts';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useState } from 'react';
import { late } from '../ui/late.tsx';

const HistoryDrawer = late(async () => (await import('./HistoryDrawer.tsx')).HistoryDrawer);

interface Props {
  screen: RecordScreen;
  id: string;
  title: string;
  /** Why no version can be restored now. */
  locked: string | null;
  /** Receives the values and the time of a version; the drawer closes when it returns true. */
  onRestore: (values: Record<string, unknown>, when: string) => Promise<boolean>;
}

/** Decisions 11: the 'History' button of a record's screen, with the drawer that it opens. */
export function HistoryButton({ onRestore, ...ofRecord }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHistory size={16} stroke={1.5} />}
        onClick={() => setOpen(true)}
      >
        History
      </Button>
      {isOpen && (
        <HistoryDrawer
          {...ofRecord}
          onRestore={async (values, when) => {
            if (await onRestore(values, when)) setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

import { Button, Drawer } from '@mantine/core';
import { countText } from '@masthead/shared/platform/values/counting.ts';
import type { ReactNode } from 'react';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  totalCount: number | undefined;
  /** The inputs of the filter panel. */
  children: ReactNode;
}

/** The filters of a list, in a narrow window. Loaded when they are opened. */
export function FilterDrawer({ isOpen, onClose, totalCount, children }: Props) {
  return (
    <Drawer opened={isOpen} onClose={onClose} title="Filters" size={320} padding="md">
      {children}
      <Button fullWidth mt="lg" onClick={onClose}>
        Show {totalCount === undefined ? '' : countText(totalCount)} results
      </Button>
    </Drawer>
  );
}

import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useState } from 'react';

interface Props {
  label: string;
  /** Shows a plus icon instead of 'Add'. */
  hasPlus?: boolean;
  dialog: (onClose: () => void) => ReactNode;
}

/** Opens the dialog that adds a record to the list. */
export function AddButton({ label, hasPlus, dialog }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...(hasPlus && { leftSection: <IconPlus size={16} stroke={1.5} /> })}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}

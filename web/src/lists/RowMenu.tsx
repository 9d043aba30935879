import { ActionIcon, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { type ReactNode, useState } from 'react';

interface Props {
  /** How the row is called. */
  name: string;
  items: () => ReactNode;
}

/** The menu of a row. Why: fifty menus that nobody opens would cost more than the rows themselves. */
export function RowMenu({ name, items }: Props) {
  const [isUsed, setUsed] = useState(false);
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`Actions for ${name}`}
      aria-haspopup="menu"
      autoFocus={isUsed}
      onClick={() => setUsed(true)}
    >
      <IconDots size={18} stroke={1.75} />
    </ActionIcon>
  );
  if (!isUsed) return button;
  return (
    <Menu defaultOpened position="bottom-end" width={220}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>{items()}</Menu.Dropdown>
    </Menu>
  );
}

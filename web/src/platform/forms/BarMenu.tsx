import { Button, Menu } from '@mantine/core';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import type { ReactNode } from 'react';
import { MenuReason } from '../ui/MenuReason.tsx';

interface Props {
  label?: string;
  /** One of its actions is under way. */
  loading?: boolean;
  children: ReactNode;
}

/** A menu for actions that do not fit the bar on a phone. */
export function BarMenu({ label = 'More', loading = false, children }: Props) {
  return (
    <Menu position="top-end" width={240}>
      <Menu.Target>
        <Button
          variant="default"
          loading={loading}
          rightSection={<IconChevronUp size={16} stroke={2} />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

/** An action of a bar. */
export interface BarAction {
  label: string;
  /** Why it is blocked; a click shows the cause. */
  blockedBy?: string | null;
  onBlocked?: () => void;
  onClick: () => void;
}

/** An action in the menu of the bar, with why it cannot be done. */
export function BarItem({ label, blockedBy = null, onBlocked, onClick }: BarAction) {
  return (
    <Menu.Item
      aria-disabled={blockedBy !== null || undefined}
      onClick={blockedBy === null ? onClick : onBlocked}
    >
      {label}
      {blockedBy && <MenuReason>{blockedBy}</MenuReason>}
    </Menu.Item>
  );
}

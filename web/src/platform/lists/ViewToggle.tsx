import { ActionIcon } from '@mantine/core';
import type { IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';

interface Props<V extends string> {
  views: readonly { view: V; label: string; Icon: ComponentType<IconProps> }[];
  view: V;
  onView: (view: V) => void;
}

/** Changes how a list is shown: as cards or as a table, say. */
export function ViewToggle<V extends string>({ views, view, onView }: Props<V>) {
  return (
    <ActionIcon.Group aria-label="View" role="group">
      {views.map(({ view: each, label, Icon }) => (
        <ActionIcon
          key={each}
          size={34}
          variant={each === view ? 'light' : 'default'}
          aria-label={label}
          title={label}
          aria-pressed={each === view}
          onClick={() => onView(each)}
        >
          <Icon size={18} stroke={1.5} />
        </ActionIcon>
      ))}
    </ActionIcon.Group>
  );
}

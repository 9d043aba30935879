import { Menu, UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Link, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { groupAt, type NavigationGroup } from '../platform/api/links.tsx';
import text from '../platform/ui/text.module.css';
import styles from './shell.module.css';

/** The groups of the navigation; a group with a single item of the same name is a link. */
export function TopNav({ groups }: { groups: NavigationGroup[] }) {
  const pathname = useRouterState({ select: (s) => s.location.pathname });
  const current = groupAt(pathname);
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.label}>
            {/* Why: by the address, so that a menu the mouse rests on is closed on the next screen. */}
            <Group key={pathname} group={group} isCurrent={group.label === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group, isCurrent }: { group: NavigationGroup; isCurrent: boolean }) {
  const { items } = group;
  const [only] = items;
  const mark = { className: styles.group, 'data-current': isCurrent || undefined };
  if (only && items.length === 1 && only.label === group.label) {
    return (
      <Link to={only.path} {...mark}>
        {only.label}
      </Link>
    );
  }
  return <GroupMenu group={group} mark={mark} />;
}

interface GroupMenuProps {
  group: NavigationGroup;
  mark: { className: string | undefined; 'data-current': true | undefined };
}

function GroupMenu({ group, mark }: GroupMenuProps) {
  // Why: a menu opened by hovering must not take the focus from a field.
  const [isByHover, setByHover] = useState(false);
  const byHand = () => setByHover(false);
  return (
    <Menu
      trigger="click-hover"
      openDelay={90}
      closeDelay={180}
      position="bottom-start"
      offset={0}
      trapFocus={!isByHover}
      returnFocus={!isByHover}
      transitionProps={{ duration: 120 }}
    >
      <Menu.Target>
        <UnstyledButton
          {...mark}
          onMouseEnter={() => setByHover(true)}
          onClick={byHand}
          onKeyDown={byHand}
        >
          {group.label} {group.unread}
          <IconChevronDown className={text.dimmed} size={13} stroke={2} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown miw={190}>
        {group.items.map((item) => (
          <Menu.Item
            key={item.key}
            rightSection={item.count && <span className={styles.count}>{item.count}</span>}
            renderRoot={(props) => <Link to={item.path} search={item.search ?? {}} {...props} />}
          >
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

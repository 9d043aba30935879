import { Drawer } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { NavigationGroup } from '../platform/api/links.tsx';
import styles from './shell.module.css';

interface Props {
  groups: NavigationGroup[];
  isOpen: boolean;
  onClose: () => void;
}

/** The whole navigation as one list. Loaded when it is opened. */
export function PhoneNav({ groups, isOpen, onClose }: Props) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="100%"
      title="Masthead"
      padding="md"
    >
      <nav className={styles.phoneList} aria-label="Main">
        {groups.map(({ label, items }) => (
          <section key={label}>
            {items.some((item) => item.label !== label) && <h2>{label}</h2>}
            <ul>
              {items.map((item) => (
                <li key={item.key}>
                  <Link to={item.path} search={item.search ?? {}} onClick={onClose}>
                    {item.label}
                    {item.count && <span className={styles.count}>{item.count}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Drawer>
  );
}

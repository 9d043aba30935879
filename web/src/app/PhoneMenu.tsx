import { Burger, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import type { NavigationGroup } from './links.tsx';
import styles from './shell.module.css';

/** The whole navigation as one list, for windows too narrow for the groups. */
export function PhoneMenu({ groups }: { groups: NavigationGroup[] }) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Burger
        className={styles.burger}
        size="sm"
        lineSize={1.5}
        opened={isOpen}
        onClick={open}
        aria-label="Menu"
      />
      <Drawer
        opened={isOpen}
        onClose={close}
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
                    <Link to={item.path} onClick={close}>
                      {item.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </Drawer>
    </>
  );
}

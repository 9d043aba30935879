import { Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import type { NavigationGroup } from './links.tsx';
import styles from './shell.module.css';

const PhoneNav = lazy(async () => ({ default: (await import('./PhoneNav.tsx')).PhoneNav }));

/** The way to the whole navigation, in windows too narrow for its groups. */
export function PhoneMenu({ groups }: { groups: NavigationGroup[] }) {
  const [isOpen, { open, close }] = useDisclosure();
  const [isUsed, setUsed] = useState(false);
  const onOpen = () => {
    setUsed(true);
    open();
  };
  return (
    <>
      <Burger
        className={styles.burger}
        size="sm"
        lineSize={1.5}
        opened={isOpen}
        onClick={onOpen}
        aria-label="Menu"
      />
      {isUsed && (
        <Suspense>
          <PhoneNav groups={groups} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

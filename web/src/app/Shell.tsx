import { Avatar, Burger, Menu, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type NavigationGroup, navigationFor, useNavViews } from '../platform/api/links.tsx';
import { useUser } from '../platform/api/session.ts';
import { late } from '../platform/ui/late.tsx';
import { latePart, whenIdle } from '../platform/ui/late-part.tsx';
import surface from '../platform/ui/surface.module.css';
import styles from './shell.module.css';
import { TopNav } from './TopNav.tsx';

/** Why late: shown only while an admin views as another user. */
const ViewBanner = late(async () => (await import('./Banners.tsx')).ViewBanner);

/** Why late: follows read-only mode, and shows its sentence while it is on. */
const { Host: ReadOnly } = latePart(async () => (await import('./Banners.tsx')).ReadOnly);

/** Why late: shown once, to people whose role demands two-step sign-in. */
const CodesDemanded = late(async () => (await import('./CodesAndProof.tsx')).CodesAndProof);

/** Spec, platform 2.3: hidden on the staff chat. An email preview has a tab, and a header, of its own. */
const screensWithoutNavigation: (ScreenKey | undefined)[] = ['chat', 'campaignPreview'];

interface Props {
  /** The way into the command palette. */
  search?: ReactNode;
  /** The person's notifications. */
  bell?: ReactNode;
  /** A message above the screen. */
  notice?: ReactNode;
  children?: ReactNode;
}

/** Frame of every screen behind the sign-in. */
export function Shell({ search, bell, notice, children }: Props) {
  const user = useUser();
  const groups = navigationFor(user, useNavViews());
  const screen = useRouterState({ select: (s) => s.matches.at(-1)?.staticData.screen });
  const isLoading = useRouterState({ select: (s) => s.isLoading });
  useFocusOnArrival();
  if (user.mustTurnOnCodes) return <CodesDemanded username={user.username} />;
  return (
    <div className={user.viewedBy ? styles.viewing : undefined}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <button
        type="button"
        className={`${styles.skip} ${styles.toRows}`}
        onClick={() => document.querySelector<HTMLElement>('main [data-row-link]')?.focus()}
      >
        Skip to first row
      </button>
      {user.viewedBy && <ViewBanner name={user.name} />}
      <ReadOnly />
      {!screensWithoutNavigation.includes(screen) && (
        <header className={styles.header}>
          <Link to={screens.home.path} className={styles.wordmark}>
            Masthead
          </Link>
          <TopNav groups={groups} />
          <div className={styles.end}>
            {search}
            {bell}
            <UserMenu />
            <PhoneMenu groups={groups} />
          </div>
          {isLoading && <div className={`${surface.progress} ${styles.progress}`} />}
        </header>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        {notice}
        {children ?? <Outlet />}
      </main>
    </div>
  );
}

/** Why: after a change of screen a screen reader would stay at the link that is no longer there. */
function useFocusOnArrival() {
  const pathname = useRouterState({ select: (s) => s.resolvedLocation?.pathname });
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isArrival = last.current !== undefined && last.current !== pathname;
    last.current = pathname;
    // Why: keep the focus of someone who is typing or has returned to a row of a list.
    if (!isArrival || document.activeElement?.closest('main *')) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}

const PhoneNav = late(async () => (await import('./PhoneNav.tsx')).PhoneNav);

/** The way to the whole navigation, in windows too narrow for its groups. */
function PhoneMenu({ groups }: { groups: NavigationGroup[] }) {
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
      {isUsed && <PhoneNav groups={groups} isOpen={isOpen} onClose={close} />}
    </>
  );
}

/** Why: the accessible name must contain the visible text for voice control. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** Why late: a first screen shows none of it. */
const UserMenuItems = late(async () => (await import('./UserMenuItems.tsx')).UserMenuItems);

/** Spec, platform 2.3: My profile and Logout; and the colours of the screen. */
function UserMenu() {
  const user = useUser();
  // Why: the menu is to open at once.
  useEffect(() => {
    whenIdle(() => void UserMenuItems.load().catch(() => {}));
  }, []);
  return (
    <Menu position="bottom-end" width={240} offset={6}>
      <Menu.Target>
        <UnstyledButton
          className={styles.user}
          aria-label={`User menu of ${user.name}, ${initialsOf(user.name)}`}
        >
          <Avatar
            src={imageUrl(user.imageUrl, 'avatar')}
            size={30}
            alt=""
            classNames={{ placeholder: styles.initials }}
          >
            {initialsOf(user.name)}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <UserMenuItems />
      </Menu.Dropdown>
    </Menu>
  );
}

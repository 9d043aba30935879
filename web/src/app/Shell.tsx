import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { navigationFor, useNavViews } from './links.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { useUser } from './session.ts';
import styles from './shell.module.css';
import { TopNav } from './TopNav.tsx';
import { UserMenu } from './UserMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Why: only an admin who views as somebody sees it. */
const ViewBanner = lazy(async () => ({ default: (await import('./ViewBanner.tsx')).ViewBanner }));

/** Spec, platform 2.3: hidden on the staff chat. An email preview has a tab, and a header, of its own. */
const screensWithoutNavigation: (ScreenKey | undefined)[] = ['chat', 'campaignPreview'];

interface Props {
  /** The way into the command palette. */
  search?: ReactNode;
  /** What has happened to the person. */
  bell?: ReactNode;
  /** What has to be said above the screen. */
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
      {user.viewedBy && (
        <Suspense>
          <ViewBanner name={user.name} />
        </Suspense>
      )}
      {!screensWithoutNavigation.includes(screen) && (
        <header className={styles.header}>
          <Wordmark to={screens.home.path} />
          <TopNav groups={groups} />
          <div className={styles.end}>
            {search}
            {bell}
            <UserMenu />
            <PhoneMenu groups={groups} />
          </div>
          {isLoading && <div className={styles.progress} />}
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
    // Why: whoever is typing already, or has come back to the row of a list, keeps the focus.
    if (!isArrival || document.activeElement?.closest('main *')) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}

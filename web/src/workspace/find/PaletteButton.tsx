import { UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { sessionState } from '../../platform/api/session.ts';
import { late } from '../../platform/ui/late.tsx';
import styles from './palette-button.module.css';

const place = z.object({ screen: z.string(), path: z.string(), title: z.string() });

/** A visited place that the palette offers again. */
export interface Place {
  screen: ScreenKey;
  /** Its search parameters. */
  path: string;
  title: string;
}

const mostPlaces = 8;
/** Why local storage: it is cleared on sign-out. */
const keyOf = (userId: number) => `masthead.recent.${userId}`;
const pathnameOf = (path: string) => path.replace(/[?#].*/s, '');

/** Visited places, most recent first. */
export function recentPlaces(userId: number): Place[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return z
      .array(place)
      .parse(stored)
      .filter((one): one is Place => one.screen in screens && one.path.startsWith('/'));
  } catch {
    return [];
  }
}

/** Puts a place first. A record that was found by its title keeps that title. */
export function rememberPlace(userId: number, next: Place): void {
  const before = recentPlaces(userId);
  const pathname = pathnameOf(next.path);
  const known = before.find(({ path }) => pathnameOf(path) === pathname);
  const isOneRecord = screens[next.screen].path.includes('$');
  const title = isOneRecord && known ? known.title : next.title;
  const others = before.filter((one) => one !== known);
  const places = [{ ...next, title }, ...others].slice(0, mostPlaces);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(places));
  } catch {
    // Limit: a browser without storage has no recent places.
  }
}

const PaletteDialog = late(async () => (await import('./PaletteDialog.tsx')).PaletteDialog);

const shortcut = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Delay after page load before the dialog is loaded, so that the first Ctrl/Cmd-K opens it immediately. */
const loadAfterMs = 3000;
/** Delay until the closed dialog has left the page and released the focus. */
const closedAfterMs = 120;

/** Decisions 11: opens the palette, by a click or Ctrl/Cmd-K. */
export function PaletteButton() {
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const origin = useRef<Element | null>(null);
  const close = () => {
    setOpen(false);
    const { current } = origin;
    setTimeout(() => current instanceof HTMLElement && current.focus(), closedAfterMs);
  };
  const toggle = () => {
    if (isOpen) return close();
    origin.current = document.activeElement;
    setUsed(true);
    setOpen(true);
  };
  useHotkeys([['mod+K', toggle]], [], true);
  useVisits();
  useEffect(() => {
    const timer = setTimeout(() => void PaletteDialog.load().catch(() => {}), loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <UnstyledButton
        className={styles.button}
        aria-label={`Search ${shortcut}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={toggle}
      >
        <IconSearch size={16} stroke={1.75} aria-hidden />
        <span className={styles.word}>Search</span>
        <kbd className={styles.keys}>{shortcut}</kbd>
      </UnstyledButton>
      {isUsed && <PaletteDialog isOpen={isOpen} onClose={close} onLeave={() => setOpen(false)} />}
    </>
  );
}

/** Records each screen when it is left. Why then: only then is its title that of the record. */
function useVisits() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        const screen = router.state.matches.at(-1)?.staticData.screen;
        const session = sessionState();
        if (!pathChanged || !fromLocation || !screen || session.status !== 'signedIn') return;
        if (screens[screen].access === 'public') return;
        const title = document.title.replace(/ · Masthead$/, '');
        rememberPlace(session.user.id, { screen, path: fromLocation.href, title });
      }),
    [router],
  );
}

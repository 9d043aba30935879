import { UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { screens } from '@masthead/shared/screens.ts';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { sessionState } from '../app/session.ts';
import styles from './palette-button.module.css';
import { rememberPlace } from './recent.ts';

const loadDialog = () => import('./PaletteDialog.tsx');
const PaletteDialog = lazy(() =>
  loadDialog().then((module) => ({ default: module.PaletteDialog })),
);

const shortcut = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** How long after the page its dialog is loaded, so that the first Ctrl/Cmd-K opens it at once. */
const loadAfterMs = 3000;
/** When the dialog has left the page and no longer holds the focus. */
const closedAfterMs = 120;

/** Decisions 11: the way to any screen and record, by a press or by Ctrl/Cmd-K. */
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
    const timer = setTimeout(() => void loadDialog().catch(() => {}), loadAfterMs);
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
      {isUsed && (
        <Suspense>
          <PaletteDialog isOpen={isOpen} onClose={close} onLeave={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Notes each screen on leaving it. Why: only then is its title that of the record. */
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

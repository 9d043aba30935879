import { UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { screens } from '@masthead/shared/screens.ts';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { sessionState } from '../../platform/api/session.ts';
import { late } from '../../platform/ui/late.tsx';
import styles from './palette-button.module.css';

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
        const place = { screen, path: fromLocation.href, title: document.title };
        // Why late: a first screen has none before it.
        void import('./recent-places.ts').then(
          ({ rememberPlace }) => rememberPlace(session.user.id, place),
          () => {},
        );
      }),
    [router],
  );
}

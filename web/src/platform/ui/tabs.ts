import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** What a person has in front of them in this browser. */
type Front = 'chat' | 'page';

const frontOf = (userId: number, front: Front) => `masthead: ${front} in front of ${userId}`;

/** Holds a lock of this browser until the returned function is called or the tab is closed. */
function hold(name: string, mode: LockMode, onHeld: () => void = () => {}): () => void {
  const end = new AbortController();
  const { signal } = end;
  const held = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      onHeld();
    });
  navigator.locks?.request(name, { mode, signal }, held).catch(() => {});
  return () => end.abort();
}

/** What the visible tabs of a person show; null if all are hidden. */
export async function whatIsInFront(userId: number): Promise<Front | null> {
  const { held = [] } = await navigator.locks.query();
  const isHeld = (front: Front) => held.some(({ name }) => name === frontOf(userId, front));
  if (isHeld('chat')) return 'chat';
  return isHeld('page') ? 'page' : null;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** What this tab shows; null while it is hidden. */
export function useFront(): Front | null {
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const isChat = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.screen === 'chat',
  });
  if (!isVisible) return null;
  return isChat ? 'chat' : 'page';
}

/**
 * Makes known to the other tabs what this one shows. Returns true in one tab of a person's browser at a time: the
 * oldest, until it is closed.
 */
export function useFirstTab(userId: number): boolean {
  const [isFirst, setFirst] = useState(false);
  const front = useFront();
  useEffect(() => {
    const release = hold(`masthead: first tab of ${userId}`, 'exclusive', () => setFirst(true));
    return () => {
      release();
      setFirst(false);
    };
  }, [userId]);
  useEffect(() => (front ? hold(frontOf(userId, front), 'shared') : undefined), [userId, front]);
  return isFirst;
}

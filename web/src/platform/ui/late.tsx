import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

/** Why lazy: parts not on the first screen must not delay its rows. */
export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(work, { timeout: 1500 })
    : setTimeout(work, 300);

/**
 * A part of every screen that is rarely shown, such as a dialog: loaded when it is first needed, or earlier when the
 * browser is idle.
 */
export function latePart(load: () => Promise<{ default: ComponentType }>) {
  const Part = lazy(load);
  const listeners = new Set<() => void>();
  let isWanted = false;
  const want = () => {
    if (isWanted) return;
    isWanted = true;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function Host() {
    const isMounted = useSyncExternalStore(subscribe, () => isWanted);
    useEffect(() => {
      whenIdle(() => void load().then(want, () => {}));
    }, []);
    return (
      isMounted && (
        <Suspense>
          <Part />
        </Suspense>
      )
    );
  }
  return { Host, want };
}

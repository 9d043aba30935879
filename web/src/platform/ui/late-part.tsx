import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react';

/** Why late: parts not on the first screen must not delay its rows. */
export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(work, { timeout: 1500 })
    : setTimeout(work, 300);

/**
 * A part of every screen that is rarely shown, such as a dialog: loaded when it is first needed, or earlier when the
 * browser is idle.
 */
export function latePart(load: () => Promise<ComponentType>) {
  const listeners = new Set<() => void>();
  let part: ComponentType | null = null;
  const want = () =>
    void load().then(
      (loaded) => {
        part ??= loaded;
        for (const listener of listeners) listener();
      },
      () => {},
    );
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function Host() {
    const shown = useSyncExternalStore(subscribe, () => part);
    useEffect(() => {
      whenIdle(want);
    }, []);
    return shown && createElement(shown);
  }
  return { Host, want };
}

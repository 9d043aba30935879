import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Which row was followed from which entry of the browser's history. */
const followed = new Map<string, number>();

/** Back to a list puts the focus on the row that was followed; scrolling is the router's work. */
export function useRowFocus(hasRows: boolean): (id: number) => void {
  const entry = useRouterState({ select: (s) => s.location.state.__TSR_key ?? '' });
  const isRestored = useRef(false);
  useEffect(() => {
    if (!hasRows || isRestored.current) return;
    isRestored.current = true;
    const id = followed.get(entry);
    if (id === undefined) return;
    const link = document.querySelector<HTMLElement>(`[data-row="${id}"] [data-row-link]`);
    link?.focus({ preventScroll: true });
  }, [hasRows, entry]);
  return (id) => followed.set(entry, id);
}

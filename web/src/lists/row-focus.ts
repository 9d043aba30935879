import { useEffect, useRef } from 'react';

/** Which row was followed from which entry of the browser's history. */
const followed = new Map<string, number>();

const historyEntry = (): string => (history.state as { __TSR_key?: string } | null)?.__TSR_key ?? '';

/** Back to a list puts the focus on the row that was followed; scrolling is the router's work. */
export function useRowFocus(hasRows: boolean): (id: number) => void {
  const isRestored = useRef(false);
  useEffect(() => {
    if (!hasRows || isRestored.current) return;
    isRestored.current = true;
    const id = followed.get(historyEntry());
    if (id === undefined) return;
    const link = document.querySelector<HTMLElement>(`[data-row="${id}"] [data-row-link]`);
    link?.focus({ preventScroll: true });
  }, [hasRows]);
  return (id) => followed.set(historyEntry(), id);
}

import { useEffect, useRef } from 'react';

/**
 * On a phone, where a calendar is a list that begins with the first of the month, it opens at today: at what is marked as
 * the current date in the element of the ref. Only where it shows today by itself, and not on the way back to a place.
 */
export function useTodayInView<E extends HTMLElement>(isShown: boolean) {
  const list = useRef<E>(null);
  useEffect(() => {
    if (!isShown || scrollY > 0 || !matchMedia('(width < 48em)').matches) return;
    list.current?.querySelector('[aria-current="date"]')?.scrollIntoView({ block: 'start' });
  }, [isShown]);
  return list;
}

import { useEffect, useRef } from 'react';

/**
 * On a phone, where a calendar is a list that begins with the first of the month, scrolls to today: to the element
 * inside the ref that is marked as the current date. Only if the calendar shows today by itself, and not when the
 * person returns to a scroll position.
 */
export function useTodayInView<E extends HTMLElement>(isShown: boolean) {
  const list = useRef<E>(null);
  useEffect(() => {
    if (!isShown || scrollY > 0 || !matchMedia('(width < 48em)').matches) return;
    list.current?.querySelector('[aria-current="date"]')?.scrollIntoView({ block: 'start' });
  }, [isShown]);
  return list;
}

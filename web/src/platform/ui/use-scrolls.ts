import { useEffect, useRef, useState } from 'react';

/** Whether a column is longer than its place, so that it scrolls. What is in it is looked at when it is shown first. */
export function useScrolls() {
  const column = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = column.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollHeight > element.clientHeight),
    );
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return { column, scrolls };
}

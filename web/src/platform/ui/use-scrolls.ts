import { useEffect, useRef, useState } from 'react';

/** True when a column overflows and scrolls. Measured when first shown. */
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

import { useLayoutEffect, useRef, useState } from 'react';

type Acts = Record<string, (...args: never[]) => unknown>;

/** Functions that stay the same from draw to draw and do what the newest do: their buttons rest while a field is typed in. */
export function useStable<T extends Acts>(acts: T): T {
  const latest = useRef(acts);
  // Why: before the next event, or a press just after a draw would do what the draw before it meant.
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [stable] = useState(() => {
    const names = Object.keys(acts) as (keyof T)[];
    const forwarded = names.map((name) => [
      name,
      (...args: never[]) => latest.current[name]?.(...args),
    ]);
    return Object.fromEntries(forwarded) as T;
  });
  return stable;
}

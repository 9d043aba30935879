/** Lets that many pieces of work run at once; the others wait for their turn, first come first served. */
export function limitConcurrency(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Why: the turn is handed on, so that nobody who comes just now gets in between.
      if (next) next();
      else running -= 1;
    }
  };
}

/** Runs work with the same key in sequence; work with different keys runs concurrently. */
export function oneAtATime(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    // Why ignored: the result of the previous work belongs to its own caller.
    const before = last.get(key)?.catch(() => {});
    const mine = (async () => {
      await before;
      return work();
    })();
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

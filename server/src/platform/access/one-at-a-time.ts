/** Runs what has the same key one after the other, in the order it came; what has another key does not wait. */
export function oneAtATime(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    // Why: how the one before ended is nobody's business here.
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

import { setTimeout as sleep } from 'node:timers/promises';

interface Options<T> {
  /** Writes what has been gathered. */
  write: (items: readonly T[]) => Promise<void>;
  /** How long the first waits for others, in ms. */
  waitMs: number;
  /** Items in one write at most. */
  atOnce: number;
  /** Items that wait at most. */
  mostWaiting: number;
}

interface Waiting<T> {
  items: readonly T[];
  done: (failure: unknown) => void;
}

/**
 * Gathers items of many requests and writes them together, one write at a time: what arrives during a write is in the
 * next, so writes grow with the load. Each caller waits until its items are written, and gets the error if they are not.
 */
export function gatherWrites<T>({ write, waitMs, atOnce, mostWaiting }: Options<T>) {
  let queue: Waiting<T>[] = [];
  let count = 0;
  let isWriting = false;

  function take(): Waiting<T>[] {
    let size = 0;
    const end = queue.findIndex(({ items }, at) => {
      size += items.length;
      return at > 0 && size > atOnce;
    });
    const taken = end === -1 ? queue : queue.slice(0, end);
    queue = end === -1 ? [] : queue.slice(end);
    return taken;
  }

  async function writeAll(): Promise<void> {
    isWriting = true;
    await sleep(waitMs);
    while (queue.length > 0) {
      const taken = take();
      const items = taken.flatMap((waiting) => waiting.items);
      const failure = await write(items).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      count -= items.length;
      for (const { done } of taken) done(failure);
    }
    isWriting = false;
  }

  return {
    /** Resolves when the items are written; null at once when too many wait. */
    add: (items: readonly T[]): Promise<void> | null => {
      if (items.length === 0) return Promise.resolve();
      if (count + items.length > mostWaiting) return null;
      count += items.length;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const done = (failure: unknown) =>
        failure ? reject((failure as { error: unknown }).error) : resolve();
      queue.push({ items, done });
      if (!isWriting) void writeAll();
      return promise;
    },
  };
}

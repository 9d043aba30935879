interface Options<K> {
  /** Writes the collected counts by key. */
  write: (counts: ReadonlyMap<K, number>) => Promise<void>;
  /** Keys that wait at most; while the database is away, made-up ones must not fill the memory. */
  most: number;
  onTrouble: (error: unknown) => void;
}

const flushMs = 5000;

/**
 * Counts in memory and writes the counts together every few seconds, so that no reader waits and a popular row is
 * written once instead of every time. A failed write is retried with the next. `close` writes the rest; later counts
 * are written at once. A killed process loses five seconds (decision 37).
 */
export function gatherCounts<K extends string | number>({ write, most, onTrouble }: Options<K>) {
  let waiting = new Map<K, number>();
  let flushing: Promise<void> = Promise.resolve();
  let isClosed = false;

  function gather(key: K, times = 1): void {
    const known = waiting.get(key);
    if (known !== undefined || waiting.size < most) waiting.set(key, (known ?? 0) + times);
  }

  async function writeAll(): Promise<void> {
    if (waiting.size === 0) return;
    const counts = waiting;
    waiting = new Map();
    try {
      await write(counts);
    } catch (error) {
      for (const [key, times] of counts) gather(key, times);
      onTrouble(error);
    }
  }

  const flush = () => {
    flushing = flushing.then(writeAll);
    return flushing;
  };
  const timer = setInterval(() => void flush(), flushMs);
  timer.unref();

  return {
    add(key: K): void {
      gather(key, 1);
      // Why: for counts of requests still running when the server stops.
      if (isClosed) void flush();
    },
    flush,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await flush();
    },
  };
}

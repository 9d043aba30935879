import { togetherBeatMs } from '@masthead/shared/editorial/posts/together.ts';
import { follow } from '../../platform/api/live.ts';

/** Until the next try when the line is away. */
const againMs = 4000;

interface Options {
  /** Sends what there is, and reads. */
  exchange: () => Promise<void>;
  /** How long a change waits for the next one, in milliseconds. */
  wait: () => number;
}

/** Exchanges words with the server: one call at a time, soon after a change here, and at once after one elsewhere. */
export function openLine({ exchange, wait }: Options) {
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const run = (): Promise<void> => {
    running ??= exchange().finally(() => {
      running = null;
    });
    return running;
  };
  const work = async () => {
    timer = undefined;
    // Why: what came while a call was running is sent with the next one.
    await running?.catch(() => {});
    if (isClosed) return;
    await run().catch(() => soon(againMs));
  };
  const soon = (waitMs = wait()) => {
    if (!isClosed) timer ??= setTimeout(() => void work(), waitMs);
  };
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    soon(0);
  };

  const beat = setInterval(now, togetherBeatMs);
  const stop = follow({ topic: 'together', onWord: now, onLine: () => {} });
  addEventListener('online', now);
  now();

  return {
    soon: () => soon(),
    /** Resolves when a call that began after this one was answered. Fails if the line is away. */
    async flush() {
      await running?.catch(() => {});
      if (!isClosed) await run();
    },
    /** Resolves when no call is running any more. */
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(beat);
      stop();
      removeEventListener('online', now);
      await running?.catch(() => {});
    },
  };
}

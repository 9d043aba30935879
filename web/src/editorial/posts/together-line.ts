import { togetherBeatMs } from '@masthead/shared/editorial/posts/together.ts';
import { follow } from '../../platform/api/live.ts';

/** Until the next try when the line is away. */
const againMs = 4000;
/** While edits come along the live connection, calls bring only cursors and names: one in so many ms. */
const calmMs = 1000;

interface Options {
  /** Sends everything that is not acknowledged, and reads. */
  exchange: () => Promise<void>;
  /** True if something was written that no call under way carries. */
  hasNew: () => boolean;
  /** Takes an edit from the live connection: true if it needs no call, null if it is of another post. */
  takeEdit: (edit: string) => boolean | null;
  /** How long a change waits for the next one, in milliseconds. */
  wait: () => number;
}

/** The timer of the next call: the first one that is due, but none before a pause is over. */
function openTimer(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  let earliest = 0;
  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    clear,
    set: (waitMs: number) => {
      const next = Math.max(performance.now() + waitMs, earliest);
      if (timer !== undefined && due <= next) return;
      clear();
      due = next;
      timer = setTimeout(() => {
        timer = undefined;
        work();
      }, due - performance.now());
    },
    pause: (pauseMs: number) => {
      earliest = performance.now() + pauseMs;
    },
  };
}

/** The calls: one at a time, and a second one beside it where there is something new. Either may arrive first. */
function openCalls({ exchange, hasNew, wait }: Omit<Options, 'takeEdit'>) {
  const running = new Set<Promise<void>>();
  /** A call is due that waits for one under way. */
  let isWaiting = false;
  let isClosed = false;
  let begunAt = -calmMs;

  const timer = openTimer(() => {
    isWaiting = running.size > (hasNew() ? 1 : 0);
    if (!isWaiting && !isClosed) begin().catch(() => {});
  });
  const begin = (): Promise<void> => {
    timer.clear();
    isWaiting = false;
    begunAt = performance.now();
    const call = exchange()
      .then(
        () => {
          timer.pause(0);
          if (hasNew()) timer.set(wait());
        },
        (error) => {
          timer.clear();
          timer.pause(againMs);
          timer.set(0);
          throw error;
        },
      )
      .finally(() => {
        running.delete(call);
        if (isWaiting) timer.set(0);
      });
    running.add(call);
    return call;
  };

  return {
    running,
    begin,
    set: timer.set,
    now: () => {
      timer.pause(0);
      timer.set(0);
    },
    calmly: () => timer.set(begunAt + calmMs - performance.now()),
    close: () => {
      isClosed = true;
      timer.clear();
    },
  };
}

/** Exchanges words with the server: soon after a change here, and at once after one that the live connection lacks. */
export function openLine({ takeEdit, wait, ...options }: Options) {
  const { running, begin, set, now, calmly, close } = openCalls({ ...options, wait });
  let isClosed = false;
  let editAt = -calmMs;

  const hear = (topic?: string, edit?: string) => {
    const isCalm = topic !== undefined && performance.now() - editAt < calmMs;
    const isTaken = edit === undefined ? isCalm : takeEdit(edit);
    if (isTaken === null) return;
    if (edit !== undefined) editAt = performance.now();
    if (isTaken) calmly();
    else now();
  };
  const beat = setInterval(now, togetherBeatMs);
  const stop = follow({ topic: 'together', onWord: hear, onLine: () => {} });
  addEventListener('online', now);
  now();

  return {
    soon: () => set(wait()),
    now,
    isCalling: () => running.size > 0,
    /** Resolves when a call that began after this one was answered. Fails if the line is away. */
    async flush() {
      if (running.size > 1) await Promise.race(running).catch(() => {});
      if (!isClosed) await begin();
    },
    /** Resolves when no call is running any more. */
    async close() {
      isClosed = true;
      close();
      clearInterval(beat);
      stop();
      removeEventListener('online', now);
      await Promise.allSettled(running);
    },
  };
}

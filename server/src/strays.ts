import { AsyncLocalStorage } from 'node:async_hooks';

/** A piece of work that somebody waits for: a request, or a job. */
export interface Work {
  /** What it is, for the log; never an address, which may hold a token. */
  name: string;
  id: string;
  /** Tells whoever still waits that it failed. */
  fail?: () => void;
}

type Log = (fields: { err: unknown; work?: string; workId?: string }, sentence: string) => void;

const current = new AsyncLocalStorage<Work>();
let count = 0;

/** Runs something as part of this work, so that whatever it leaves behind is known to be its. */
export const inWork = <T>(work: Work, run: () => T): T => current.run(work, run);

/** Lets the thread that watches for stalls ask what runs (stall-thread.ts); it reaches nothing but global names. */
export function answerWatcher(): void {
  const answer = () => {
    const work = current.getStore();
    return work && { work: work.name, workId: work.id };
  };
  Object.assign(globalThis, { [Symbol.for('masthead.work')]: answer });
}

/** How many errors nobody waited for since the start. */
export const strayCount = (): number => count;

/**
 * Keeps the process alive when an error reaches nobody: a promise that nobody awaits, an exception in a callback.
 * It is logged with the work it came from, counted, and the one who waits for that work is answered. Why: one
 * request must never end the product for everybody.
 */
export function catchStrays(log: Log): () => void {
  const take = (err: unknown) => {
    count += 1;
    const work = current.getStore();
    const from = work && { work: work.name, workId: work.id };
    log({ err, ...from }, 'An error that nobody waited for');
    try {
      work?.fail?.();
    } catch (failed) {
      log({ err: failed, ...from }, 'The answer to it failed too');
    }
  };
  process.on('unhandledRejection', take).on('uncaughtException', take);
  return () => {
    process.off('unhandledRejection', take).off('uncaughtException', take);
  };
}

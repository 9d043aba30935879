import { AsyncLocalStorage } from 'node:async_hooks';

/** A piece of work that somebody waits for: a request, or a job. */
export interface Work {
  /** What it is, for the log; never an address, which may hold a token. */
  name: string;
  id: string;
  /** Tells whoever still waits that it failed. */
  fail?: () => void;
  /** Hears that an exception of this work ends the process. */
  blame?: () => void;
}

/** An error that nobody handled, with the work that it came from. */
export interface Stray {
  err?: unknown;
  work?: string;
  workId?: string;
}

type Log = (stray: Stray, sentence: string) => void;

const current = new AsyncLocalStorage<Work>();
let count = 0;

/** Runs something as part of this work, so that whatever it leaves behind is known to be its. */
export const inWork = <T>(work: Work, run: () => T): T => current.run(work, run);

/** The work that runs now, if any. */
export const workInHand = (): Work | undefined => current.getStore();

/** Lets the thread that watches for stalls ask what runs (stall-thread.ts); it reaches nothing but global names. */
export function answerWatcher(): void {
  const answer = () => {
    const work = workInHand();
    return work && { work: work.name, workId: work.id };
  };
  Object.assign(globalThis, { [Symbol.for('masthead.work')]: answer });
}

/** How many errors nobody handled since the start. */
export const strayCount = (): number => count;

/**
 * Takes errors that nobody handles. Each is logged with the request or job that it came from, counted, and a request
 * that is still open is answered with a 500.
 *
 * - An unhandled rejection of a request or a job ends no more than that.
 * - After an uncaught exception, or a rejection that belongs to nothing, the state of the process is unknown: `end` is
 *   to finish what runs and to end the process, which the supervisor starts again.
 */
export function catchStrays(log: Log, end: () => void = () => {}): () => void {
  const note = (err: unknown, sentence: string): Work | undefined => {
    count += 1;
    const work = workInHand();
    const from = work && { work: work.name, workId: work.id };
    log({ err, ...from }, sentence);
    try {
      work?.fail?.();
    } catch (failed) {
      log({ err: failed, ...from }, 'Answering the request failed, too');
    }
    return work;
  };
  const onRejection = (err: unknown) => {
    if (!note(err, 'Unhandled rejection')) end();
  };
  const onException = (err: unknown) => {
    note(err, 'Uncaught exception. This process finishes its current work and ends')?.blame?.();
    end();
  };
  process.on('unhandledRejection', onRejection).on('uncaughtException', onException);
  return () => {
    process.off('unhandledRejection', onRejection).off('uncaughtException', onException);
  };
}

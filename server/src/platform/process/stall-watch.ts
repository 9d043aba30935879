import { url as debuggerUrl } from 'node:inspector';
import { dirname, extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { answerWatcher } from './strays.ts';

/** What the watching thread is told. */
export interface StallOrder {
  /** Its one number counts up as long as the event loop turns. */
  beats: Int32Array<SharedArrayBuffer>;
  /** How often the thread looks. */
  lookMs: number;
  /** So many looks without a beat are a stall. */
  looks: number;
}

/** How often a stalled loop is looked for while it may stall for so long. */
const looksPerStall = 10;
/** Keeps the thread small; most of this it takes only where it runs from its source, in megabytes. */
const memory = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 };

/**
 * Ends this process when its event loop is blocked for this long; the supervisor restarts it. Why a thread: a blocked
 * loop can't report itself. The thread counts its own checks, not time, so that a computer that was asleep or a
 * process that was stopped as a whole doesn't count as blocked.
 */
export function watchForStalls(stallSeconds: number): void {
  // Why: a program in a debugger stands still because somebody looks at it.
  if (stallSeconds === 0 || debuggerUrl()) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const lookMs = (stallSeconds * 1000) / looksPerStall;
  setInterval(() => Atomics.add(beats, 0, 1), lookMs / 2).unref();
  answerWatcher();
  const here = import.meta.filename;
  const order: StallOrder = { beats, lookMs, looks: looksPerStall };
  new Worker(join(dirname(here), `stall-thread${extname(here)}`), {
    workerData: order,
    resourceLimits: memory,
    env: {},
    execArgv: [],
  }).unref();
}

import type { Worker } from 'node:worker_threads';
import type { ReadLimits } from './read-limits.ts';
import { isWaitingAt, movesOf, type SharedPlace } from './read-place.ts';

/** Why a reader is ended. */
export type ReadFault = 'place' | 'file' | 'memory';

/** A reader that is watched. */
export interface WatchedReading {
  worker: Worker;
  place: SharedPlace;
  limits: ReadLimits;
  /** Called at each look. */
  onLook(): void;
  /** KiB and rows that have gone through it. */
  done: { kib: number; rows: number };
}

/** Values in its memory between two collections are partly garbage: so many times the limit are too many in any case. */
const garbageFactor = 2;

/**
 * Looks at a reader again and again, and tells once why it must be ended. It is asked from outside, so one that is busy
 * in a single statement is found as well. Answers how to stop looking.
 */
export function watchReading(reading: WatchedReading, onFault: (fault: ReadFault) => void) {
  const { worker, place, limits, done } = reading;
  let [moves, since, still, isAsking] = [0, 0, 0, false];
  /** What it had cost before it read anything: loading its code. */
  let begun = 0;

  async function faultOf(): Promise<ReadFault | null> {
    const [{ user, system }, heap] = await Promise.all([
      worker.cpuUsage(),
      worker.getHeapStatistics(),
    ]);
    const spent = (user + system) / 1000;
    const now = movesOf(place);
    if (now === 0) [begun, since] = [spent, spent];
    if (now !== moves || isWaitingAt(place)) still = 0;
    if (now !== moves) [moves, since] = [now, spent];
    if (spent - since > limits.placeMs) return 'place';
    const allowed = limits.fileMs + done.kib * limits.msPerKiB + done.rows * limits.msPerRow;
    if (spent - begun > allowed) return 'file';
    const mostHeap = limits.heapMiB * garbageFactor * 2 ** 20;
    return heap.used_heap_size + heap.external_memory > mostHeap ? 'memory' : null;
  }

  const looking = setInterval(() => {
    reading.onLook();
    // Why looks: a computer that was asleep in between has looked once.
    if (++still * limits.lookMs > limits.stillMs) {
      onFault('place');
      return;
    }
    if (isAsking) return;
    isAsking = true;
    // Why ignored: a thread that has ended cannot be asked, and its end is told by itself.
    void faultOf()
      .catch(() => null)
      .then((fault) => {
        isAsking = false;
        if (fault) onFault(fault);
      });
  }, limits.lookMs);
  return () => clearInterval(looking);
}

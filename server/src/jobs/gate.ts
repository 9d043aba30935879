import { setTimeout as wait } from 'node:timers/promises';
import { LeftToOthers } from './failure.ts';

/** A fresh worker does other jobs for so long before it tries one that took a worker down, in ms. */
const calmMs = 5000;
const lookMs = 50;

/**
 * Lets jobs in side by side, or one alone, once it was opened. Who wants to be alone waits for a moment in which nobody
 * is in.
 */
export function newGate(isStopping: () => boolean) {
  let openedAt = Infinity;
  let inside = 0;
  let isTaken = false;
  const until = async (isSo: () => boolean) => {
    while (!isSo()) {
      if (isStopping()) throw new LeftToOthers('The worker stops; another one does this job.');
      await wait(lookMs);
    }
  };
  const openFor = () => performance.now() - openedAt;
  return {
    open() {
      openedAt = performance.now();
    },
    async enter() {
      await until(() => !isTaken && openFor() >= 0);
      inside += 1;
    },
    async enterAlone() {
      await until(() => !isTaken && inside === 0 && openFor() > calmMs);
      isTaken = true;
      inside += 1;
    },
    leave() {
      inside -= 1;
      isTaken = false;
    },
  };
}

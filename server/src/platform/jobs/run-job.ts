import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { stoppedWork } from '@masthead/shared/platform/notices/notice.ts';
import type { Pool } from '../db/client.ts';
import { logged } from '../process/logged.ts';
import { signals } from '../process/signals.ts';
import { inWork } from '../process/strays.ts';
import {
  type BegunJob,
  beginAgain,
  beginJob,
  endJob,
  findBegun,
  forgetBegun,
  type JobKey,
  restJob,
} from './begun.queries.ts';
import { LeftToOthers } from './failure.ts';

/** A job that will not be retried, for its notification: what it was, and who started it. */
export interface GivenUp {
  about: string;
  person: number | null;
}

/** A queue's handling of jobs that crash workers. */
export interface JobCare<T> {
  /** How far a job has come. One that got further before its worker went away is not blamed for that. */
  progress?: (data: T) => Promise<string | null>;
  /** Records that the job is not retried, where its owner will see it. */
  giveUp?: (data: T) => Promise<GivenUp>;
  /** Comes again by itself, so it is left alone for a while when it is given up. */
  isRegular?: boolean;
}

/** A job as it came off its queue. */
export interface Taken<T> {
  queue: string;
  id: string;
  data: T;
}

/** Handles a job that is not retried. */
export interface Listeners {
  onLine: (line: string) => void;
  onGivenUp: (told: GivenUp) => Promise<void>;
}

/** How many workers a job may crash before it is not retried. */
const mostCrashes = 2;

/** How often a job that was begun before has crashed by now. */
function crashesOf(before: BegunJob, worker: string, progress: string | null): number {
  if (before.worker === worker) return before.crashes;
  return before.progress === progress ? before.crashes + 1 : 0;
}

const lines = {
  triedAlone: ({ queue, id }: { queue: string; id: string }) =>
    `The job ${queue} (${id}) was running when its worker crashed. Retrying it alone.`,
  givenUp: ({ queue, id }: { queue: string; id: string }) =>
    `The job ${queue} (${id}) crashed its worker twice and will not be retried.`,
};

/**
 * Runs jobs so that one which crashes its process does so at most twice (decision 74): a started job is recorded
 * until it ends. Jobs that a dead worker left are tried once more, each alone, after
 * `calmMs` of other jobs, and are then given up.
 */
export function openRunner(
  pool: Pool,
  { onLine, onGivenUp }: Listeners,
  { calmMs } = { calmMs: 5000 },
) {
  const worker = randomUUID();
  const inHand = new Set<string>();
  /** Jobs whose exceptions end this worker. */
  const blamed = new Set<JobKey>();
  let isStopping = false;
  const gate = newGate(() => isStopping, calmMs);

  async function giveUp<T>({ queue, id, data }: Taken<T>, key: JobKey, care: JobCare<T>) {
    onLine(lines.givenUp({ queue, id }));
    const told = await care.giveUp?.(data);
    await onGivenUp(told ?? { about: stoppedWork.queue(queue), person: null });
    await (care.isRegular ? restJob(pool, key) : endJob(pool, key));
  }

  /** Begins a job, alone where it has crashed; false when there is nothing to do. */
  async function begin<T>(job: Taken<T>, key: JobKey, care: JobCare<T>): Promise<boolean> {
    const progress = (await care.progress?.(job.data)) ?? null;
    await gate.enter();
    try {
      if (await beginJob(pool, key, { worker, progress })) return true;
    } catch (error) {
      gate.leave();
      throw error;
    }
    gate.leave();
    const before = await findBegun(pool, key);
    if (before?.isResting) return false;
    const crashes = before ? crashesOf(before, worker, progress) : 0;
    if (crashes >= mostCrashes) {
      await giveUp(job, key, care);
      return false;
    }
    if (crashes > 0) onLine(lines.triedAlone(job));
    await (crashes > 0 ? gate.enterAlone() : gate.enter());
    try {
      await beginAgain(pool, key, { worker, progress, crashes });
      return true;
    } catch (error) {
      gate.leave();
      throw error;
    }
  }

  return {
    async run<T>(job: Taken<T>, work: () => Promise<void>, care: JobCare<T>): Promise<void> {
      const key = { queue: job.queue, data: JSON.stringify(job.data ?? {}) };
      const name = `${key.queue} ${key.data}`;
      // Why: the library takes a job from whoever gave no sign for ten seconds, and may hand it to the same again.
      if (inHand.has(name)) throw new LeftToOthers('This job is still running here.');
      inHand.add(name);
      try {
        if (!(await begin(job, key, care))) return;
        const blame = () => void blamed.add(key);
        try {
          await observed(job, blame, work);
          blamed.delete(key);
        } finally {
          gate.leave();
          if (!blamed.has(key)) await endSurely(pool, key, () => isStopping || inHand.has(name));
        }
      } finally {
        inHand.delete(name);
      }
    },
    /** From here on jobs begin. */
    start: () => gate.open(),
    /** Nothing begins any more. */
    stop() {
      isStopping = true;
    },
    /** Jobs still running after a regular stop did not crash, unless their exception caused the stop. */
    forget: () => forgetBegun(pool, worker, [...blamed]),
  };
}

/** Runs a job as work, and tells metrics and traces of its end. */
async function observed(
  { queue, id }: Pick<Taken<unknown>, 'queue' | 'id'>,
  blame: () => void,
  work: () => Promise<void>,
): Promise<void> {
  const own = { name: `job ${queue}`, id, blame };
  signals.workBegan.send(own);
  const begunAt = performance.now();
  const tell = (error: unknown) => {
    const seconds = (performance.now() - begunAt) / 1000;
    signals.jobDone.send({ queue, seconds, error, work: own });
  };
  try {
    await inWork(own, work);
    tell(null);
  } catch (error) {
    // Why: what is left to another worker is no failure.
    tell(error instanceof LeftToOthers ? null : error);
    throw error;
  }
}

/** Pause between tries to record the end of a job, in ms. */
const endAgainMs = 1000;

/**
 * Records that a job has ended; while the database is away, again and again in the background until `isOver`. Why: to
 * another worker it would look as if the job had crashed this one.
 */
async function endSurely(pool: Pool, key: JobKey, isOver: () => boolean): Promise<void> {
  const hasEnded = () =>
    endJob(pool, key).then(() => true, logged('Couldn’t record the end of a job. Trying again'));
  const goOn = async () => {
    do await wait(endAgainMs);
    while (!isOver() && !(await hasEnded()));
  };
  if (!(await hasEnded())) void goOn();
}

const lookMs = 50;

/**
 * Lets jobs run concurrently, or one alone, once it is open. A job that must run alone waits until no other is
 * running.
 */
function newGate(isStopping: () => boolean, calmMs: number) {
  let openedAt = Infinity;
  let inside = 0;
  let isTaken = false;
  const until = async (isSo: () => boolean) => {
    while (!isSo()) {
      if (isStopping())
        throw new LeftToOthers('The worker is stopping. Another one will run this job.');
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

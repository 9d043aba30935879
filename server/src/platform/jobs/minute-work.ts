import { randomUUID } from 'node:crypto';
import type { Pool } from '../db/client.ts';
import { inOneLine, LeftToOthers } from './failure.ts';
import {
  addMinuteWork,
  endMinuteWork,
  noteMinuteWork,
  takeMinuteWork,
} from './minute-work.queries.ts';

type Work = () => Promise<void>;

interface Options {
  /** Runs one piece of work, guarding against work that crashes workers. */
  run: (name: string, work: Work) => Promise<void>;
  /** Handles failures of the work and of looking it up. */
  onLine: (line: string) => void;
}

/** How often a worker looks for work whose minute has come, and gives a sign of life, in ms. */
const lookEveryMs = 3000;
/** How long a stopping worker waits for running work, in ms. */
const stopMs = 8000;

/**
 * Runs recurring work every minute: each piece on one of the workers, and never on two at once. The pieces run
 * concurrently, so that a slow or failing one delays no other. A worker that dies loses its work after ten seconds;
 * it is repeated in the next minute.
 */
export function openMinuteWork(pool: Pool, { run, onLine }: Options) {
  const worker = randomUUID();
  const known = new Map<string, Work>();
  const inHand = new Map<string, Promise<void>>();
  let isStopping = false;
  let nextLook: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function doWork(name: string, work: Work): Promise<void> {
    try {
      await run(name, work);
    } catch (error) {
      if (!(error instanceof LeftToOthers))
        onLine(`The job ${name} failed and will run again in the next minute. ${inOneLine(error)}`);
    }
    // Why not tried again: without a sign of life it is free ten seconds later.
    await endMinuteWork(pool, worker, name).catch((error: unknown) =>
      onLine(`Couldn’t record the end of the job ${name}. ${inOneLine(error)}`),
    );
    inHand.delete(name);
  }

  /** One cycle: sends heartbeats for running work, then takes new work. */
  async function look(): Promise<void> {
    if (inHand.size > 0) await noteMinuteWork(pool, worker, [...inHand.keys()]);
    const idle = [...known.keys()].filter((name) => !inHand.has(name));
    if (idle.length === 0) return;
    for (const name of await takeMinuteWork(pool, worker, idle)) {
      const work = known.get(name);
      if (work) inHand.set(name, doWork(name, work));
    }
  }

  async function goOn(): Promise<void> {
    await look().catch((error: unknown) =>
      onLine(`Couldn’t look up the jobs due this minute. ${inOneLine(error)}`),
    );
    if (!isStopping) nextLook = setTimeout(start, lookEveryMs);
  }
  const start = () => {
    looking = goOn();
  };

  return {
    async add(name: string, work: Work): Promise<void> {
      await addMinuteWork(pool, name);
      known.set(name, work);
    },
    look,
    start,
    /** Stops taking work, and waits for running work. */
    async stop(): Promise<void> {
      isStopping = true;
      clearTimeout(nextLook);
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const patience = setTimeout(resolve, stopMs);
      await Promise.race([looking.then(() => Promise.all(inHand.values())), late]);
      clearTimeout(patience);
    },
  };
}

import type { Db } from '../db/client.ts';
import { endTries } from './failed-jobs.queries.ts';
import { inOneLine, LastingFailure, LeftToOthers } from './failure.ts';

/** A job with the tries before this one, and those that may follow the first. */
interface Try {
  queue: string;
  id: string;
  retryCount: number;
  retryLimit: number;
}

/** Runs a try of a job; one that fails is a line of the log before the queue decides what becomes of the job. */
export async function noteFailure(
  { db, onLine }: { db: Db; onLine: (line: string) => void },
  { queue, id, retryCount, retryLimit }: Try,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof LeftToOthers) throw error;
    const isLasting = error instanceof LastingFailure;
    const ends = isLasting ? ' and is not tried again' : '';
    onLine(
      `The job ${queue} (${id}) failed at try ${retryCount + 1} of ${retryLimit + 1}${ends}. ${inOneLine(error)}`,
    );
    if (isLasting) await endTries(db, { queue, id });
    throw error;
  }
}

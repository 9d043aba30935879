import { type Stray, workInHand } from './strays.ts';

type Sink = (failure: Stray, sentence: string) => void;

let sink: Sink = () => {};

/** Sets where failures are logged that work goes on after; answers how to end that. */
export function logFailuresTo(next: Sink): () => void {
  sink = next;
  return () => {
    if (sink === next) sink = () => {};
  };
}

/**
 * Takes a failure after which the work goes on without what failed: a line of the log with its cause and the request or
 * job it came from, and null. For `.catch(logged('…'))`; `scripts/check-swallowed.ts` asks for it.
 */
export const logged =
  (sentence: string) =>
  (err: unknown): null => {
    const work = workInHand();
    sink({ err, ...(work && { work: work.name, workId: work.id }) }, sentence);
    return null;
  };

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

/** Logs a change of state that is no failure. */
export const noted = (sentence: string): void => sink({}, sentence);

/**
 * Logs a failure after which work continues, with its cause and its request or job, and returns null. For
 * `.catch(logged('…'))`; `scripts/check-swallowed.ts` requires it.
 */
export const logged =
  (sentence: string) =>
  (err: unknown): null => {
    const work = workInHand();
    sink({ err, ...(work && { work: work.name, workId: work.id }) }, sentence);
    return null;
  };

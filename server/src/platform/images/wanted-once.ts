import { Abandoned } from './work-queue.ts';

interface Making<T> {
  result: Promise<T>;
  askers: number;
  stop: AbortController;
}

/**
 * Shares one computation among concurrent requests with the same key, and aborts it when all of them have
 * disconnected. Returns a function of the key, the signal of a disconnected client, and the computation.
 */
export function makeOnce<T>() {
  const makings = new Map<string, Making<T>>();

  function begin(key: string, make: (gone: AbortSignal) => Promise<T>): Making<T> {
    const stop = new AbortController();
    const result = make(stop.signal).finally(() => drop(key, making));
    const making: Making<T> = { result, askers: 0, stop };
    makings.set(key, making);
    return making;
  }

  function drop(key: string, making: Making<T>) {
    if (makings.get(key) === making) makings.delete(key);
  }

  return (
    key: string,
    signal: AbortSignal,
    make: (gone: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const making = makings.get(key) ?? begin(key, make);
    making.askers += 1;
    const leave = () => {
      making.askers -= 1;
      if (making.askers > 0) return;
      // Why: new callers start over instead of joining work that is being aborted.
      drop(key, making);
      making.stop.abort(new Abandoned());
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    return making.result;
  };
}

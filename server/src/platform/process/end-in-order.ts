/** A stop that takes longer than this is ended the hard way, in ms. */
const patienceMs = 12_000;

/**
 * The exit code of a process that ended itself after an uncaught error (`EX_SOFTWARE` of sysexits). The supervisor
 * always restarts it.
 */
export const brokenCode = 70;

let isEnding = false;

/** Stops the product: no more requests and jobs, what runs is finished, then the process ends with this code. Once. */
export function endInOrder(stop: () => Promise<void>, code: number): void {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(code || 1), patienceMs).unref();
  void stop().then(
    () => process.exit(code),
    () => process.exit(code || 1),
  );
}

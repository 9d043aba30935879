import type { Config, Role } from './config.ts';

/**
 * A stop that takes longer than this is ended the hard way, in ms. A web server cuts downloads that are still under
 * way; a worker would leave an email in doubt if it did not wait for a slow mail server.
 */
const patienceMs = { web: 4500, others: 12_000 };
/** Two signals that come this close together are one, in ms. */
const togetherMs = 1000;

/**
 * The exit code of a process that ended itself after an uncaught error (`EX_SOFTWARE` of sysexits). The supervisor
 * always restarts it.
 */
export const brokenCode = 70;
/** The exit code of a process whose database was away when it started; 75 is `EX_TEMPFAIL`, a failure that may pass. */
export const awayCode = 75;

let isEnding = false;

/** Stops the product: no more requests and jobs, what runs is finished, then the process ends with this code. Once. */
export function endInOrder(stop: () => Promise<void>, code: number, role: Role = 'all'): void {
  if (isEnding) return;
  isEnding = true;
  const patience = role === 'web' ? patienceMs.web : patienceMs.others;
  setTimeout(() => process.exit(code || 1), patience).unref();
  void stop().then(
    () => process.exit(code),
    () => process.exit(code || 1),
  );
}

/**
 * Ends the product when it is told to. A web server first goes on serving for `drainSeconds`, so that a proxy notices
 * that it is no longer ready. A second signal ends the process at once.
 */
export function endOnSignals(
  { drain, stop }: { drain: () => void; stop: () => Promise<void> },
  { role, drainSeconds }: Pick<Config, 'role' | 'drainSeconds'>,
): void {
  let askedAt: number | null = null;
  const onSignal = () => {
    if (askedAt !== null) {
      // Why: a service manager signals every process, and the supervisor passes its own signal on.
      if (performance.now() - askedAt > togetherMs) process.exit(1);
      return;
    }
    askedAt = performance.now();
    if (role === 'worker' || drainSeconds === 0) return endInOrder(stop, 0, role);
    drain();
    setTimeout(() => endInOrder(stop, 0, role), drainSeconds * 1000);
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

import type { Counted, Told } from './limits.queries.ts';

/** The requests of a network in its minute. */
export interface RateWindow {
  startedAt: number;
  /** Those that are known of: the own ones, and those that other servers had told of last. */
  requests: number;
  /** Those that the other servers have not been told of. */
  untold: number;
}

const minute = 60_000;

/** How long a minute still lasts, in ms; 0 or less when it is over. */
export const restOf = ({ startedAt }: RateWindow): number => startedAt + minute - Date.now();

/**
 * The minutes of networks. A busy one has so many requests that other servers should be told of it. Why windows are in
 * the order in which they end: there may be hundreds of thousands, and a look at all of them holds up every request.
 */
export function rateWindows(busyFrom: number) {
  const windows = new Map<string, RateWindow>();
  const busy = new Set<string>();

  function begin(network: string, window: RateWindow): RateWindow {
    windows.delete(network);
    windows.set(network, window);
    return window;
  }

  return {
    count(network: string, requests: number): RateWindow {
      let window = windows.get(network);
      if (!window || restOf(window) < 0)
        window = begin(network, { startedAt: Date.now(), requests: 0, untold: 0 });
      window.requests += requests;
      window.untold += requests;
      if (window.requests >= busyFrom) busy.add(network);
      return window;
    },
    dropOld(): void {
      for (const [network, window] of windows) {
        if (restOf(window) >= 0) return;
        windows.delete(network);
      }
    },
    toTell(): Told[] {
      const told: Told[] = [];
      for (const network of busy) {
        const { requests = 0, untold = 0 } = windows.get(network) ?? {};
        if (untold > 0 && requests >= busyFrom) told.push({ network, requests: untold });
        else busy.delete(network);
      }
      return told;
    },
    /** Takes over what all servers have counted, after they were told. */
    correct(told: readonly Told[], counted: readonly Counted[]): void {
      const known = new Map(counted.map((each) => [each.network, each]));
      for (const { network, requests } of told) {
        const [window, all] = [windows.get(network), known.get(network)];
        if (!window || !all) continue;
        const untold = Math.max(0, window.untold - requests);
        const startedAt = Date.now() - all.ageMs;
        begin(network, { startedAt, requests: all.requests + untold, untold });
      }
    },
    size: () => windows.size,
  };
}

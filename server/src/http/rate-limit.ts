import type { FastifyInstance } from 'fastify';
import { tooMany } from './errors.ts';
import { networkOf } from './network.ts';

interface Window {
  startedAt: number;
  requests: number;
}

const minute = 60_000;

/**
 * A bound on what one address may ask in a minute, so that one client cannot take the server from
 * the others. Per process; sign-in has its own limit in the database.
 */
export function openRateLimit(perMinute: number) {
  const windows = new Map<string, Window>();
  const sweep = setInterval(() => {
    const now = Date.now();
    for (const [key, window] of windows) if (now - window.startedAt > minute) windows.delete(key);
  }, minute);
  sweep.unref();
  return {
    /** Counts a request of an address: how long it has to wait, in milliseconds; 0 when it may be answered. */
    waitMs(address: string): number {
      const now = Date.now();
      const key = networkOf(address);
      let window = windows.get(key);
      if (!window || now - window.startedAt > minute) {
        window = { startedAt: now, requests: 0 };
        windows.set(key, window);
      }
      window.requests += 1;
      return window.requests > perMinute ? Math.max(1, window.startedAt + minute - now) : 0;
    },
    close: () => clearInterval(sweep),
  };
}
export type RateLimit = ReturnType<typeof openRateLimit>;

/** Refuses whoever asks more than a limit allows. */
export function limitRate(http: FastifyInstance, limit: RateLimit): void {
  http.addHook('onClose', async () => limit.close());
  http.addHook('onRequest', async (request) => {
    const waitMs = limit.waitMs(request.ip);
    if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000));
  });
}

import type { FastifyInstance } from 'fastify';
import { tooMany } from './errors.ts';
import { networkOf } from './network.ts';

interface Window {
  startedAt: number;
  requests: number;
}

/**
 * A bound on what one address may ask in a minute, so that one client cannot take the server from
 * the others. Per process; sign-in has its own limit in the database.
 */
export function limitRate(http: FastifyInstance, perMinute: number): void {
  const windows = new Map<string, Window>();
  const minute = 60_000;
  const sweep = setInterval(() => {
    const now = Date.now();
    for (const [key, window] of windows) if (now - window.startedAt > minute) windows.delete(key);
  }, minute);
  sweep.unref();
  http.addHook('onClose', async () => clearInterval(sweep));
  http.addHook('onRequest', async (request) => {
    const now = Date.now();
    const key = networkOf(request.ip);
    let window = windows.get(key);
    if (!window || now - window.startedAt > minute) {
      window = { startedAt: now, requests: 0 };
      windows.set(key, window);
    }
    window.requests += 1;
    if (window.requests > perMinute)
      throw tooMany(Math.ceil((window.startedAt + minute - now) / 1000));
  });
}

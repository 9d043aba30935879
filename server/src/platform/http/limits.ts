import { isIPv6 } from 'node:net';
import { healthEndpoints } from '@masthead/shared/platform/health/health.endpoints.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sessions } from '../access/sessions.ts';
import { bearerToken } from '../access/viewer.ts';
import type { Pool } from '../db/client.ts';
import { tooMany } from './errors.ts';
import { checkEarly } from './hooks.ts';
import { addRequests } from './limits.queries.ts';
import { rateWindows, restOf } from './rate-windows.ts';

/** What is counted, and how much of it one address may ask in a minute. */
export interface RateRule {
  counted: 'requests' | 'showcase events';
  perMinute: number;
}

/** How often servers tell each other. */
const tellEveryMs = 1000;

/**
 * A rate limit for each address, so that one client can't exhaust the servers; sign-in has limits of its own. Each
 * server counts in memory and once a second shares, in the database, the addresses that have used a twentieth of the
 * limit. Why not exactly: a query for each request would cost more than the request, and readers never come near the
 * limit. While the database is unavailable, each server applies the limit alone.
 */
export function openRateLimit(pool: Pool, { counted, perMinute }: RateRule) {
  const windows = rateWindows(perMinute / 20);

  async function tell(): Promise<void> {
    windows.dropOld();
    const told = windows.toTell();
    if (told.length > 0) windows.correct(told, await addRequests(pool, counted, told));
  }

  let isTelling = false;
  const timer = setInterval(() => {
    if (isTelling) return;
    isTelling = true;
    // Why nothing is said: whoever needs the database says that it is away; what was not told is told next time.
    void tell()
      .catch(() => {})
      .finally(() => {
        isTelling = false;
      });
  }, tellEveryMs).unref();

  return {
    /** Counts a request of an address, or as many as one stands for: how long it has to wait, in milliseconds; 0 when it may be answered. */
    waitMs(address: string, requests = 1): number {
      const window = windows.count(networkOf(address), requests);
      return window.requests > perMinute ? Math.max(1, restOf(window)) : 0;
    },
    close: () => clearInterval(timer),
  };
}
export type RateLimit = ReturnType<typeof openRateLimit>;

/** What proxies ask again and again. */
const unlimited: ReadonlySet<string | undefined> = new Set([
  healthEndpoints.live.path,
  healthEndpoints.ready.path,
]);

/** Refuses whoever asks more than a limit allows. */
export function limitRate(
  http: FastifyInstance,
  limit: RateLimit,
  sessions?: Pick<Sessions, 'knownToken'>,
): void {
  http.addHook('onClose', async () => limit.close());
  checkEarly(http, (request) => {
    if (unlimited.has(request.routeOptions.url)) return;
    // Why known ones only: whoever sends made-up tokens is counted by their address.
    const sent = bearerToken(request);
    const token = sent === null ? undefined : sessions?.knownToken(sent);
    const waitMs = limit.waitMs(token === undefined ? request.ip : `token ${token}`);
    if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000));
  });
}

/** What limits know a client by: the address, but of IPv6 the network, because one subscriber has a whole /64. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [left = '', right] = address.replace(/%.*$/, '').split('::');
  const head = left.split(':').filter(Boolean);
  const tail = right?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** For limits: a token or a person wherever they are, and the network of whoever is not signed in. */
export function askerOf({ viewer, ip }: Pick<FastifyRequest, 'viewer' | 'ip'>): string {
  if (viewer?.token) return `token ${viewer.token.id}`;
  return viewer ? `person ${viewer.id}` : networkOf(ip);
}

/** Who asks: a person, or an address when nobody is signed in. */
type Asker = string;

/**
 * Lets one large piece of work through in each turn of the event loop, person by person: someone who sends fifty
 * waits for their own, everyone else for at most one of them.
 */
export function fairQueue() {
  const queues = new Map<Asker, (() => void)[]>();

  function serve(): void {
    for (const [asker, queue] of queues) {
      const next = queue.shift();
      queues.delete(asker);
      // Why: whoever was served goes to the end.
      if (queue.length > 0) queues.set(asker, queue);
      next?.();
      break;
    }
    if (queues.size > 0) setImmediate(serve);
  }

  return (asker: Asker): Promise<void> =>
    new Promise((resolve) => {
      if (queues.size === 0) setImmediate(serve);
      const queue = queues.get(asker) ?? [];
      queue.push(resolve);
      queues.set(asker, queue);
    });
}

/** Lets each asker do so many things at once; more of theirs wait, and past `mostWaiting` of those they are told so by null. */
export function fewAtOnce({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const busy = new Map<Asker, { running: number; queue: (() => void)[] }>();
  /** Answers how to say that it is done. */
  return async (asker: Asker): Promise<(() => void) | null> => {
    const own = busy.get(asker) ?? { running: 0, queue: [] };
    busy.set(asker, own);
    if (own.running < atOnce) own.running += 1;
    else if (own.queue.length >= mostWaiting) return null;
    else await new Promise<void>((resolve) => own.queue.push(resolve));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = own.queue.shift();
      if (next) next();
      else own.running -= 1;
      if (own.running === 0) busy.delete(asker);
    };
  };
}

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { notFound, refused } from './errors.ts';

/** How many hosts a request names. */
export function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts;
}

/** Refuses before anything of it is read: a request to two hosts, and a body sent to an address that takes none. */
export function refuseEarly(http: FastifyInstance): void {
  http.addHook('onRequest', async (request) => {
    // Why: proxies choose one of two, and not always the one that we would.
    if (hostsOf(request.raw) > 1) throw refused('This request names two hosts.');
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD') throw notFound();
  });
}

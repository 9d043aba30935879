import type { FastifyInstance } from 'fastify';
import { notFound, refused } from './errors.ts';

const hosts = (headers: readonly string[]) =>
  headers.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;

/** Refuses before anything of it is read: a request to two hosts, and a body sent to an address that takes none. */
export function refuseEarly(http: FastifyInstance): void {
  http.addHook('onRequest', async (request) => {
    // Why: proxies choose one of two, and not always the one that we would.
    if (hosts(request.raw.rawHeaders) > 1) throw refused('This request names two hosts.');
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD') throw notFound();
  });
}

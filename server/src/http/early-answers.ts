import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import type { RateLimit } from './rate-limit.ts';
import { hostsOf } from './refused-early.ts';
import { refuseTinyPieces } from './tiny-pieces.ts';

/** Sends an answer of which nothing has to be waited for. */
export type Send = (response: ServerResponse) => void;
/** How a request is answered that needs nothing made or asked; null leaves it to the routes. */
export type FindReady = (request: IncomingMessage) => Send | null;

/** How far the addresses are believed that proxies pass on: those of so many, counted from here. */
export const trustOf = (proxies: number) => (_address: string, hop: number) => hop < proxies;

/**
 * Answers what is ready before the framework looks at a request (decision 36). The checks that hold for everybody hold
 * here too: one host, and no more requests than one client may make; whoever fails is left to the routes, which refuse.
 */
export function openEarlyAnswers(limit: RateLimit, proxies: number) {
  const finders: FindReady[] = [];
  let isClosing = false;
  const trust = trustOf(proxies);
  const clientOf = (request: IncomingMessage) =>
    proxies > 0 ? proxyAddress(request, trust) : (request.socket.remoteAddress ?? '');

  function answers(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || isClosing) return false;
    for (const find of finders) {
      const send = find(request);
      if (!send) continue;
      if (hostsOf(request) > 1 || limit.waitMs(clientOf(request)) > 0) return false;
      send(response);
      return true;
    }
    return false;
  }

  return {
    /** Adds a place where answers may be ready. */
    add: (find: FindReady) => void finders.push(find),
    /** From now on every line is the framework's to close. */
    close() {
      isClosing = true;
    },
    /** A server whose requests come here first, with the framework's limits of time. */
    newServer(
      rest: RequestListener,
      { keepAliveTimeout, requestTimeout, connectionTimeout }: FastifyHttpOptions<RawServerDefault>,
    ) {
      const server = createServer({ keepAliveTimeout, requestTimeout }, (request, response) => {
        refuseTinyPieces(request);
        if (!answers(request, response)) rest(request, response);
      });
      return server.setTimeout(connectionTimeout);
    },
  };
}
export type EarlyAnswers = ReturnType<typeof openEarlyAnswers>;

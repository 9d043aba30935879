import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inWork, type Work } from '../strays.ts';

const works = new WeakMap<FastifyRequest, Work>();

/**
 * Whatever happens for a request is known as its: an error that nobody waited for is logged with it, and ends it
 * with a 500 while it is still open.
 */
export function knowWork(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    const work = {
      name: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
      id: request.id,
      fail: () => {
        // Why: thrown, not written here, so that the one place where errors become answers makes this one.
        if (!reply.sent)
          void reply.code(500).send(new Error('A part of this request failed unnoticed'));
      },
    };
    works.set(request, work);
    inWork(work, done);
  });
  // Why: a body arrives in events of the connection, which belong to no request; from here on it is known again.
  http.addHook('preValidation', (request, _reply, done) => {
    const work = works.get(request);
    if (work) inWork(work, done);
    else done();
  });
}

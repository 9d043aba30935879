import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../process/config.ts';
import { signals } from '../process/signals.ts';

/** Whose request it was: the person, and the admin who views as that person. */
const personOf = ({ viewer }: FastifyRequest) =>
  viewer && { person: viewer.id, ...(viewer.viewedBy && { viewedBy: viewer.viewedBy.id }) };

/** Logs each request at level info, and tells metrics and traces of it. Without either, requests have no hook. */
export function observeRequests(
  http: FastifyInstance,
  { logLevel, metrics, traces }: Pick<Config, 'logLevel' | 'metrics' | 'traces'>,
): void {
  const isLogged = logLevel === 'info' || logLevel === 'debug';
  if (!isLogged && !metrics && !traces) return;
  http.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime: ms } = reply;
    signals.requestDone.send({
      work: request.work,
      method,
      route,
      status,
      seconds: ms / 1000,
    });
    if (isLogged)
      request.log.info(
        { method, route, status, ms: Math.round(ms * 10) / 10, ...personOf(request) },
        'request',
      );
    done();
  });
}

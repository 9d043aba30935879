import { authEndpoints } from '@masthead/shared/auth/auth.endpoints.ts';
import { maxAccessToken } from '@masthead/shared/auth/auth.ts';
import type { FastifyInstance } from 'fastify';
import { notFound } from './errors.ts';

/** Longest part of an address that any route reads; the router holds to it. */
export const maxParamLength = maxAccessToken;
/** Longest that the others read: an id or e-mail that long cannot exist. */
const usualLength = 200;
/** Routes whose address holds a token of an outside service. */
const longRoutes: ReadonlySet<string | undefined> = new Set([
  authEndpoints.exchangeTokenInPath.path,
]);

/** Keeps the usual limit for every route but the few that read a token from their address. */
export function limitParams(http: FastifyInstance): void {
  http.addHook('onRequest', async (request) => {
    if (longRoutes.has(request.routeOptions.url)) return;
    for (const [name, value] of Object.entries(request.params as Record<string, string>))
      if (name !== '*' && value.length > usualLength) throw notFound();
  });
}

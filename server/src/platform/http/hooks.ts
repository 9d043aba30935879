import type { IncomingMessage } from 'node:http';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { maxAccessToken } from '@masthead/shared/platform/access/auth.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signals } from '../process/signals.ts';
import { inWork, type Work } from '../process/strays.ts';
import { badRequest, notFound } from './errors.ts';

/** The content security policy of our pages. Mantine and email previews need inline styles; only our own scripts run. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob: https: http:",
  "connect-src 'self'",
  // Why blob: the PDF of an invoice is shown out of memory, since its call needs the bearer token.
  "frame-src 'self' blob:",
  'object-src blob:',
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A raw email is content, never a program: no scripts, no forms, no origin. */
const emailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *; frame-ancestors 'self'";

/** Headers of a raw email: it is shown, but never executed, cached or forwarded. */
export function asRawEmail(reply: FastifyReply): void {
  reply.header('content-security-policy', emailPolicy).header('cache-control', 'no-store');
}

/** Headers of every answer that has no other of the same name. */
export const usualHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
  'content-security-policy': pagePolicy,
  'cache-control': 'no-store',
};

const usualPairs = Object.entries(usualHeaders);

/** Headers of an answer, except where it has its own (reliability T55). */
export function secure(reply: FastifyReply): void {
  for (const [name, value] of usualPairs) if (!reply.hasHeader(name)) reply.header(name, value);
}

/** Gives every answer its headers. */
export function secureHeaders(http: FastifyInstance): void {
  http.addHook('onSend', (_request, reply, _payload, done) => {
    secure(reply);
    done();
  });
}

/** How many headers of this name, in lower case, a request has. */
export function headersNamed(name: string, { rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at];
    if (sent?.length === name.length && sent.toLowerCase() === name) count += 1;
  }
  return count;
}

/** How many hosts a request names. */
export const hostsOf = (request: IncomingMessage): number => headersNamed('host', request);

/**
 * Checks every request early, before its body is read; `check` throws to reject it. Why not an async hook: its promise
 * delays a request, and costs more than the check.
 */
export function checkEarly(http: FastifyInstance, check: (request: FastifyRequest) => void): void {
  http.addHook('onRequest', (request, _reply, done) => {
    check(request);
    done();
  });
}

/** Rejects early: requests with several Host headers, and bodies sent to unknown addresses. */
export function refuseEarly(http: FastifyInstance): void {
  checkEarly(http, (request) => {
    // Why: proxies choose one of two, and not always the one that we would.
    if (hostsOf(request.raw) > 1) throw badRequest('This request has more than one Host header.');
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD') throw notFound();
  });
}

/** The longest path parameter of any route; enforced by the router. */
export const maxParamLength = maxAccessToken;
/** Longest that the others read: an id or e-mail that long cannot exist. */
const usualLength = 200;
/** Routes with an external service's token in the path. */
const longRoutes: ReadonlySet<string | undefined> = new Set([
  authEndpoints.exchangeTokenInPath.path,
]);

/** Enforces the usual limit for every route except those with a token in the path. */
export function limitParams(http: FastifyInstance): void {
  checkEarly(http, ({ routeOptions, params }) => {
    if (longRoutes.has(routeOptions.url)) return;
    for (const [name, value] of Object.entries(params as Record<string, string>))
      if (name !== '*' && value.length > usualLength) throw notFound();
  });
}

/**
 * Ties asynchronous work to its request: an unhandled rejection is logged with the request, and ends it with a 500 if
 * it is still open.
 */
export function knowWork(http: FastifyInstance): void {
  http.decorateRequest('work');
  http.addHook('onRequest', (request, reply, done) => {
    const work = {
      name: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
      id: request.id,
      fail: () => {
        // Why: thrown, not written here, so that the one place where errors become answers makes this one.
        if (!reply.sent) void reply.code(500).send(new Error('An unhandled error in this request'));
      },
    };
    request.work = work;
    signals.workBegan.send(work);
    inWork(work, done);
  });
  // Why: a body arrives in events of the connection, which belong to no request; from here on it is known again.
  http.addHook('preValidation', (request, _reply, done) => {
    if (request.work) inWork(request.work, done);
    else done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request is, for the log and for whoever handles its errors. */
    work?: Work;
  }
}

import type { FastifyInstance, FastifyReply } from 'fastify';

/** What our own pages may load. Mantine and email previews need inline styles; scripts are ours only. */
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

/** Headers of a raw email: shown, but never run, kept or passed on. */
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

/** Headers of an answer, except where it has its own (reliability T55). */
export function secure(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(usualHeaders))
    if (!reply.hasHeader(name)) reply.header(name, value);
}

/** Gives every answer its headers. */
export function secureHeaders(http: FastifyInstance): void {
  http.addHook('onSend', async (_request, reply) => secure(reply));
}

import type { FastifyInstance, FastifyReply } from 'fastify';

/** What our own pages may load. Mantine and email previews need inline styles; scripts are ours only. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob: https: http:",
  "connect-src 'self'",
  "frame-src 'self'",
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

/** Headers of every answer (reliability T55). */
export function secureHeaders(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply, payload) => {
    const isApi = request.url.startsWith('/api') || request.url.startsWith('/graphql');
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), interest-cohort=()');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', pagePolicy);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', isApi ? 'no-store' : 'no-cache');
    return payload;
  });
}

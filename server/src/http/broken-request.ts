import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorBodyOf } from './error-handler.ts';
import { HttpError } from './errors.ts';
import type { RateLimit } from './rate-limit.ts';

const refusals: Record<string, [status: number, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of this request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long to arrive.'],
};

/**
 * Answers what cannot be read as HTTP at all like every other refusal, and closes the line. It counts as a request of its
 * address; beyond the limit the line is closed without an answer. Nothing of it is logged: whoever likes could fill the
 * log.
 */
export const refuseBrokenRequests =
  (limit: RateLimit) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, sentence] = refusals[error.code ?? ''] ?? [400, 'This is not a valid request.'];
    if (limit.waitMs(socket.remoteAddress ?? '') === 0) closeWith(socket, status, sentence);
    else socket.destroy();
  };

/** Answers a request that no route gets, and closes its line. */
export function closeWith(socket: Socket, status: number, sentence: string): void {
  const body = JSON.stringify(errorBodyOf(new HttpError(status, [sentence]), randomUUID()));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

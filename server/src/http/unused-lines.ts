import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes lines on which nothing was ever asked when the server stops. Why: browsers open some in advance, Node takes
 * them for busy ones, and a stop would wait for them.
 */
export function closeUnusedLines(http: FastifyInstance): void {
  const unused = new Set<Socket>();
  http.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  http.server.on('request', (request) => unused.delete(request.socket));
  http.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}

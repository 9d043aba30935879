import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Reach } from '../../platform/outside/reach.ts';

/** A request as a receiver got it. */
export interface Received {
  headers: Record<string, string>;
  body: string;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export const ok: Answer = (response) => response.end('thanks');

/** An internet whose only public address is a receiver on this computer. */
export const reachOf = (port: number): Reach => ({
  resolve: async (host) => [host.endsWith('.private.test') ? '10.0.0.1' : '127.0.0.1'],
  isAllowed: (address) => address === '127.0.0.1',
  ports: [port],
});

/** A receiver of webhooks; names under .test lead to it, and it is the only public address there is. */
export async function openReceiver() {
  const received: Received[] = [];
  const state = { answer: ok, received };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString('utf8');
    });
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      received.push({ headers, body });
      state.answer(response, request);
    });
    request.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    state,
    port,
    reach: reachOf(port),
    url: `http://receiver.test:${port}/hook`,
    urlOf: (host: string) => `http://${host}:${port}/hook`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

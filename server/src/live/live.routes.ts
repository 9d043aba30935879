import websocket from '@fastify/websocket';
import { type LiveHello, liveEnds, liveHello, livePath } from '@masthead/shared/live/live.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-parts.ts';
import { notFound, refused } from '../http/errors.ts';
import { type Line, openHub } from './hub.ts';

/** A greeting is a token and a place; whatever is longer is none. */
const mostBytes = 1024;
/** A line on which nothing was said for this long is closed. */
const patienceMs = 5000;

/** What a line of the library is here. */
interface Socket extends Line {
  once(event: 'message', hear: (data: Buffer) => void): void;
  on(event: 'message' | 'close', hear: (data: Buffer) => void): void;
}

/**
 * A page of somewhere else may not open a line. Why: browsers let it try, and say whose page it is; the
 * token in the greeting, which it does not have, is the other lock.
 */
function isFromHere({ headers }: FastifyRequest, publicUrl: string): boolean {
  const origin = URL.parse(headers.origin ?? '');
  return origin !== null && [headers.host, new URL(publicUrl).host].includes(origin.host);
}

function helloIn(data: Buffer): LiveHello | null {
  try {
    return liveHello.safeParse(JSON.parse(data.toString())).data ?? null;
  } catch {
    return null;
  }
}

/** The line on which browsers hear that something has changed. Registered before every other route. */
export async function liveRoutes({ http, pool, sessions, config }: App): Promise<void> {
  const hub = openHub(pool, sessions);
  await http.register(websocket, {
    options: { maxPayload: mostBytes, perMessageDeflate: false },
    errorHandler: (_error: Error, socket: Line) => socket.terminate(),
    preClose: async () => {
      http.server.removeAllListeners('upgrade');
      for (const socket of http.websocketServer.clients as Set<Line>)
        socket.close(liveEnds.tryAgain);
      await hub.close();
    },
  });
  // Why: any other address would be taken for a line as well.
  http.addHook('onRequest', async (request) => {
    if (request.ws && request.routeOptions.url !== livePath)
      throw refused('Nothing can be listened to at this address.');
  });
  http.route({
    method: 'GET',
    url: livePath,
    exposeHeadRoute: false,
    onRequest: async (request) => {
      if (!request.ws || !isFromHere(request, config.publicUrl)) throw notFound();
    },
    handler: async () => {
      throw notFound();
    },
    wsHandler: (socket: Socket) => {
      const patience = setTimeout(() => socket.close(liveEnds.noGreeting), patienceMs);
      socket.once('message', (data) => {
        clearTimeout(patience);
        const hello = helloIn(data);
        // Why: a greeting is all that is ever said; whatever else is, nobody listens to.
        socket.on('message', () => socket.terminate());
        if (hello) hub.open(socket, hello);
        else socket.close(liveEnds.noGreeting);
      });
      socket.on('close', () => {
        clearTimeout(patience);
        hub.drop(socket);
      });
    },
  });
}

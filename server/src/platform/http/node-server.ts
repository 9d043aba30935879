import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import proxyAddress from '@fastify/proxy-addr';
import { refusals } from '@masthead/shared/platform/contract/errors.ts';
import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import { errorBodyOf } from './error-handler.ts';
import { HttpError } from './errors.ts';
import { hostsOf, usualHeaders } from './hooks.ts';
import type { RateLimit } from './limits.ts';

/** An answer of which nothing has to be waited for. */
export interface ReadyAnswer {
  status: number;
  headers: Record<string, string>;
  /** Null where nothing is sent but headers. */
  body: Buffer | null;
}
/** What an address answers that needs nothing made or asked; null leaves it to the routes. */
export type FindReady = (asked: IncomingHttpHeaders) => ReadyAnswer | null;

/** How many addresses are known by heart. */
const mostAddresses = 20_000;

/** While closing: how often idle connections are looked for, and how long a new one may take to its first request, in ms. */
const sweepMs = 50;
const firstRequestMs = 500;

/** A turn of the event loop in which nothing arrived is shorter than this, and is waited for no longer than that, in ms. */
const quietTurnMs = 0.1;
const quietPatienceMs = 500;

/**
 * Waits for a moment in which nothing arrives. Why: a request that is under way when its connection is closed is lost, and
 * so is a connection that the system has accepted for a server that stops listening; a proxy may not repeat a POST.
 */
async function untilQuiet(): Promise<void> {
  const end = performance.now() + quietPatienceMs;
  let before = 0;
  for (let now = performance.now(); now - before > quietTurnMs && now < end; ) {
    before = performance.now();
    await new Promise(setImmediate);
    now = performance.now();
  }
}

/** Makes a server stop listening only in such a moment. */
function closesWhenQuiet(server: Server): Server {
  const close = server.close.bind(server);
  const closeWhenQuiet = async (done?: (error?: Error) => void) => {
    await untilQuiet();
    close(done);
  };
  server.close = (done) => {
    void closeWhenQuiet(done);
    return server;
  };
  return server;
}

/** How far the addresses are believed that proxies pass on: those of so many, counted from here. */
export const trustOf = (proxies: number) => (_address: string, hop: number) => hop < proxies;

function sendReady(response: ServerResponse, { status, headers, body }: ReadyAnswer): void {
  const length = body && { 'content-length': body.length };
  response.writeHead(status, { ...usualHeaders, ...headers, ...length }).end(body);
}

/**
 * Node's HTTP server below the framework. It sends cached pages itself (decision 36), because the framework doubles
 * the cost of a public page. The checks for every request apply here, too: the host and the rate limit. A request
 * that fails them is left to the routes, which reject it.
 */
export function openNodeServer(limit: RateLimit, proxies: number) {
  const known = new Map<string, FindReady>();
  const unused = new Map<Socket, number>();
  let server: Server | null = null;
  let isDraining = false;
  let isClosing = false;
  const trust = trustOf(proxies);
  const clientOf = (request: IncomingMessage) =>
    proxies > 0 ? proxyAddress(request, trust) : (request.socket.remoteAddress ?? '');

  function answers(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || isClosing) return false;
    const ready = known.get(request.url ?? '')?.(request.headers);
    if (!ready || hostsOf(request) > 1 || limit.waitMs(clientOf(request)) > 0) return false;
    sendReady(response, ready);
    return true;
  }

  function sweep(): void {
    server?.closeIdleConnections();
    const before = performance.now() - firstRequestMs;
    for (const [socket, openedAt] of unused) if (openedAt < before) socket.destroy();
  }

  return {
    /** Knows an address by heart from now on. */
    know(url: string, find: FindReady): void {
      // Why: whoever makes up queries would fill the book.
      if (url.includes('?')) return;
      if (known.size >= mostAddresses) known.clear();
      known.set(url, find);
    },
    isDraining: () => isDraining,
    /** Serves on, but closes each connection after its response, so that clients open the next one elsewhere. */
    drain() {
      isDraining = true;
    },
    /**
     * Closes every connection as soon as it is idle, until none is left. One without any request gets a moment for its
     * first: browsers open some in advance, but a proxy sends at once. The framework then stops listening.
     */
    async close() {
      isDraining = true;
      await untilQuiet();
      isClosing = true;
      sweep();
      const timer = setInterval(sweep, sweepMs);
      server?.once('close', () => clearInterval(timer));
    },
    /** A server whose requests come here first, with the framework's limits of time. */
    newServer(
      rest: RequestListener,
      { keepAliveTimeout, requestTimeout, connectionTimeout }: FastifyHttpOptions<RawServerDefault>,
    ) {
      server = createServer({ keepAliveTimeout, requestTimeout }, (request, response) => {
        unused.delete(request.socket);
        if (isDraining) response.setHeader('connection', 'close');
        refuseTinyPieces(request);
        if (!answers(request, response)) rest(request, response);
      });
      server.on('connection', (socket: Socket) => {
        unused.set(socket, performance.now());
        socket.once('close', () => unused.delete(socket));
      });
      return closesWhenQuiet(server).setTimeout(connectionTimeout);
    },
  };
}
export type NodeServer = ReturnType<typeof openNodeServer>;

/** Of so many pieces of a body nobody asks how small they are; more must hold this many bytes each, on average. */
const freePieces = 1000;
const leastBytes = 128;

/**
 * Closes the connection, with a 400, if a body arrives in very many small chunks. A chunk of one byte costs as much
 * time and memory as one of 64 KB, and a body of 1 MiB can have a million. Bodies with a declared length are exempt,
 * because the network decides about their chunks. Why at `push`: tens of thousands of chunks arrive in one turn,
 * before a route sees the request.
 */
function refuseTinyPieces(request: IncomingMessage): void {
  if (!request.headers['transfer-encoding']) return;
  let [pieces, bytes] = [0, 0];
  const push = request.push.bind(request);
  request.push = (piece: Buffer | null, encoding) => {
    pieces += 1;
    bytes += piece?.length ?? 0;
    const isTiny = pieces > freePieces && bytes < pieces * leastBytes;
    if (piece === null || !isTiny) return push(piece, encoding);
    request.push = () => false;
    closeWith(request.socket, 400, refusals.tinyPieces);
    return false;
  };
}

const brokenRequests: Record<string, [status: number, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of this request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long to arrive.'],
};

/**
 * Responds to a request that is not valid HTTP like to any other error, and closes the connection. It counts as a
 * request of its address; beyond the limit the connection is closed without a response. Why it is not logged: anyone
 * could fill the log.
 */
export const refuseBrokenRequests =
  (limit: RateLimit) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, sentence] = brokenRequests[error.code ?? ''] ?? [
      400,
      'This is not a valid request.',
    ];
    if (limit.waitMs(socket.remoteAddress ?? '') === 0) closeWith(socket, status, sentence);
    else socket.destroy();
  };

/** Answers a request that no route gets, and closes its line. */
function closeWith(socket: Socket, status: number, sentence: string): void {
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

const portReasons: Record<string, string> = {
  EADDRINUSE: 'PORT {port} is already in use. Set PORT to a free port.',
  EACCES: 'This user does not have permission to use PORT {port}. Set PORT to a port above 1023.',
  EADDRNOTAVAIL: 'HOST {host} is not an address of this computer.',
  ENOTFOUND: 'HOST {host} is not an address of this computer.',
};

/** Somebody who is just leaving (a product that is started again) may hold the port for a moment. */
const patience = { tries: 4, pauseMs: 150 };

async function tryPort(host: string, port: number): Promise<string | null> {
  const server = createServer().listen({ host, port });
  try {
    await once(server, 'listening');
    server.close();
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

/** Refuses a port that cannot be listened on, by the setting's name and before anything else is done. */
export async function checkPort(host: string, port: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const code = await tryPort(host, port);
    if (code === null) return;
    if (code !== 'EADDRINUSE' || tries === patience.tries) {
      const sentence = portReasons[code] ?? `PORT {port} of HOST {host} cannot be used (${code}).`;
      throw new Error(sentence.replace('{port}', String(port)).replace('{host}', host));
    }
    await sleep(patience.pauseMs);
  }
}

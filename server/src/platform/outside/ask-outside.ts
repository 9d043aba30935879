import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { checkedAddresses, OutsideError, type Reach } from './reach.ts';

/** Every call is over after this long: name, connection, redirects, head and body together. */
export const longestCallMs = 10_000;

export type OutsideBody = ConstructorParameters<typeof Response>[0] | Uint8Array;

/** A call to another server. */
export interface OutsideCall {
  method?: string | undefined;
  headers?: Record<string, string> | undefined;
  body?: OutsideBody;
  /** How much of the answer is read; null reads its head alone. */
  maxBytes: number | null;
  /**
   * The reach of an address that a person or another site has named. Omitted for an address of the settings, which
   * may be in the operator's own network.
   */
  reach?: Reach | undefined;
  /** Redirects that are followed, each checked as the first address was. Otherwise a redirect is an answer. */
  redirects?: number;
  /** Less than the longest a call may take. */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

/** What the other server said. `bytes` is empty where only the head was read. */
export interface OutsideAnswer {
  /** Where it came from, after redirects. */
  url: string;
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
}

/** Interim answers (1xx) before the real one: a server needs one or two. */
const mostInterim = 10;
/** Why: a connection is used again within a burst of calls, and does not wait to go stale. */
const keepAliveOptions = { keepAlive: true, timeout: 4000 };
const agents = {
  'http:': new http.Agent(keepAliveOptions),
  'https:': new https.Agent(keepAliveOptions),
};

/** Where an answer leads on to, or null. */
const redirectOf = ({ status, headers }: OutsideAnswer): string | null =>
  [301, 302, 303, 307, 308].includes(status) ? (headers.location ?? '') : null;

/**
 * Makes a request to another server: the only way out for HTTP, enforced by .oxlintrc.json. Whatever the other side
 * does, the call ends in time and reads no more than it needs, and every failure is an `OutsideError` with its cause.
 */
export async function askOutside(address: string, call: OutsideCall): Promise<OutsideAnswer> {
  const ms = Math.min(call.timeoutMs ?? longestCallMs, longestCallMs);
  const over = new AbortController();
  const end = () => over.abort(call.signal?.reason);
  const timer = setTimeout(end, ms);
  call.signal?.addEventListener('abort', end, { once: true });
  if (call.signal?.aborted) end();
  try {
    return await follow(address, call, over.signal);
  } catch (cause) {
    if (cause instanceof OutsideError) throw cause;
    throw new OutsideError('failed', 'The request could not be sent', { cause });
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', end);
  }
}

async function follow(address: string, call: OutsideCall, signal: AbortSignal) {
  let url = address;
  for (let hop = 0; ; hop += 1) {
    const answer = await askOnce(url, call, signal);
    const location = call.redirects === undefined ? null : redirectOf(answer);
    if (location === null) return answer;
    const next = hop < (call.redirects ?? 0) ? URL.parse(location, url) : null;
    if (!next)
      throw new OutsideError('failed', 'A redirect without a valid location', { wasSent: true });
    url = next.href;
  }
}

async function askOnce(
  address: string,
  call: OutsideCall,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  const url = URL.parse(address);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new OutsideError(call.reach && url ? 'forbidden' : 'failed', 'Not a web address');
  const { reach } = call;
  const addresses = reach && (await inTime(signal, () => checkedAddresses(url, reach, signal)));
  // Why: a body has a type and a length, whatever it was made of.
  const packed =
    call.body == null ? null : new Response(call.body as ConstructorParameters<typeof Response>[0]);
  const body = packed && Buffer.from(await packed.arrayBuffer());
  const type = packed?.headers.get('content-type');
  const method = call.method ?? 'GET';
  const options: https.RequestOptions = {
    method,
    // Why: a request that may not be sent twice gets a connection that cannot be stale.
    agent: addresses || method === 'POST' ? false : agents[url.protocol],
    headers: {
      'user-agent': 'Masthead',
      'accept-encoding': 'identity',
      ...(type && { 'content-type': type }),
      ...call.headers,
    },
    ...(addresses && { lookup: lookupOf(addresses) }),
  };
  const ask = (more: https.RequestOptions = {}) =>
    exchange(url, { ...options, ...more }, body, call.maxBytes, signal);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof StaleConnection)) throw error;
    return ask({ agent: false });
  }
}

/** Why: the connection goes to what was checked; the name is not asked for a second time. */
function lookupOf(addresses: readonly string[]): NonNullable<https.RequestOptions['lookup']> {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, done) => {
    const [first] = found;
    if (all) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  };
}

/** A connection that was kept open had been closed by the other side; nothing was answered on it. */
class StaleConnection extends OutsideError {}

const lateAs = (signal: AbortSignal, wasSent: boolean) =>
  new OutsideError('late', 'The response did not complete in time', {
    cause: signal.reason,
    wasSent,
  });

/** Work that ends with the signal, even when it does not hear it. */
function inTime<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(lateAs(signal, false));
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', end));
  });
}

/** One request and its answer. Settles once, by the signal at the latest, whatever Node tells of the connection. */
function exchange(
  url: URL,
  options: https.RequestOptions,
  body: Buffer | null,
  maxBytes: number | null,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(lateAs(signal, false));
    const request = (url.protocol === 'https:' ? https : http).request(url, options);
    let wasSent = false;
    let isOver = false;
    let answer: OutsideAnswer | null = null;
    const settle = (tell: () => void) => {
      if (isOver) return;
      isOver = true;
      signal.removeEventListener('abort', late);
      tell();
    };
    const fail = (error: OutsideError) =>
      settle(() => {
        reject(error);
        request.destroy();
      });
    const failed = (message: string, cause?: unknown) => {
      const isStale = request.reusedSocket && !answer && /ECONNRESET|EPIPE/.test(codeOf(cause));
      const Kind = isStale ? StaleConnection : OutsideError;
      fail(new Kind('failed', message, { cause, wasSent }));
    };
    const tooLarge = () =>
      fail(new OutsideError('too-large', 'The response is too large', { wasSent }));
    const late = () => fail(lateAs(signal, wasSent));
    signal.addEventListener('abort', late, { once: true });
    const succeed = (said: OutsideAnswer) => settle(() => resolve(said));

    request.on('socket', (socket) => {
      const sent = () => {
        wasSent = true;
      };
      const opened = url.protocol === 'https:' ? 'secureConnect' : 'connect';
      if (socket.connecting) socket.once(opened, sent);
      else sent();
    });
    let interim = 0;
    request.on('information', () => {
      interim += 1;
      if (interim > mostInterim) failed('Too many interim responses');
    });
    // Why: without this, Node closes the connection of a 101 and tells nobody.
    request.on('upgrade', () => failed('Unexpected protocol switch'));
    request.on('error', (cause) => failed('The connection failed', cause));
    request.on('close', () => failed('The connection closed before the response was complete'));
    request.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      if (status < 200) return failed('The last response was only an interim one');
      answer = { url: url.href, status, headers, bytes: Buffer.alloc(0) };
      const isRead = maxBytes !== null && redirectOf(answer) === null;
      if (!isRead) {
        succeed(answer);
        request.destroy();
        return;
      }
      read(response, answer, maxBytes, { succeed, failed, tooLarge });
    });
    request.end(body ?? undefined);
  });
}

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException | undefined)?.code ?? '';

interface Ends {
  succeed: (answer: OutsideAnswer) => void;
  failed: (message: string, cause?: unknown) => void;
  tooLarge: () => void;
}

/** Reads a body to its end, or to the byte that is too many. */
function read(
  response: http.IncomingMessage,
  answer: OutsideAnswer,
  maxBytes: number,
  { succeed, failed, tooLarge }: Ends,
): void {
  const { 'content-encoding': packed = 'identity', 'content-length': length } = answer.headers;
  response.on('error', (cause) => failed('The response was cut off', cause));
  // Why: nothing packed was asked for, and a small one may unpack to any size.
  if (packed.toLowerCase() !== 'identity') failed(`Packed as ${packed.slice(0, 40)}`);
  if (Number(length ?? 0) > maxBytes) tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    chunks.push(chunk);
    if (bytes > maxBytes) tooLarge();
  });
  response.on('end', () => succeed({ ...answer, bytes: Buffer.concat(chunks) }));
}

import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why something could not be fetched. */
export class FetchRefused extends Error {
  why: 'forbidden' | 'failed' | 'too-large';
  constructor(why: FetchRefused['why'], options?: ErrorOptions) {
    super(why, options);
    this.why = why;
  }
}

/** What may be reached; tests stand in for the internet with it. */
export interface Reach {
  resolve(host: string): Promise<string[]>;
  isAllowed(address: string): boolean;
  /** Why: other ports belong to other services, which must not be probed through us. */
  ports: readonly number[];
}

/** The internet, without anything that is not public. */
export const internet: Reach = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  ports: [80, 443],
};

export const mostRedirects = 3;

/**
 * Fetches from the public internet only (reliability T47): the name is resolved once, every address of it is
 * checked, and the connection goes to the checked address, again after each redirect.
 */
export async function fetchPublic(
  address: string,
  limits: { maxBytes: number; timeoutMs: number },
  reach: Reach = internet,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = address;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const response = await getPublic(url, reach, signal, 'image/*');
    const location = redirectOf(response);
    if (location === null) return readAll(response, limits.maxBytes);
    response.destroy();
    const next = URL.parse(location, url);
    if (!next) throw new FetchRefused('failed');
    url = next.href;
  }
  throw new FetchRefused('failed');
}

/** The checked address of a server, or a refusal. */
async function addressOf(url: URL, reach: Reach, signal: AbortSignal): Promise<string> {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || !reach.ports.includes(port) || url.username || url.password)
    throw new FetchRefused('forbidden');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [host] : await resolveInTime(host, reach, signal);
  const [first] = found;
  if (!first) throw new FetchRefused('failed');
  // Why: all of them, so that a name with one good and one bad address is no way in.
  if (!found.every((one) => reach.isAllowed(one))) throw new FetchRefused('forbidden');
  return first;
}

async function resolveInTime(host: string, reach: Reach, signal: AbortSignal): Promise<string[]> {
  try {
    return await Promise.race([reach.resolve(host), rejectionOf(signal)]);
  } catch (cause) {
    throw new FetchRefused('failed', { cause });
  }
}

const rejectionOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Asks a checked address, and follows nothing. */
export async function getPublic(
  address: string,
  reach: Reach,
  signal: AbortSignal,
  accept: string,
): Promise<http.IncomingMessage> {
  const url = URL.parse(address);
  if (!url) throw new FetchRefused('failed');
  const checked = await addressOf(url, reach, signal);
  const family = isIP(checked);
  const options: https.RequestOptions = {
    signal,
    agent: false,
    headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Masthead' },
    // Why: the connection goes to what was checked; the name is not asked for a second time.
    lookup: (_host, { all }, done) =>
      all ? done(null, [{ address: checked, family }]) : done(null, checked, family),
  };
  return new Promise((resolve, reject) => {
    const module = url.protocol === 'https:' ? https : http;
    const request = module.get(url, options, resolve);
    request.on('error', (cause) => reject(new FetchRefused('failed', { cause })));
  });
}

/** Where an answer leads on to, or null. */
export function redirectOf({ statusCode = 0, headers }: http.IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : null;
}

async function readAll(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { statusCode, headers } = response;
  const tooLarge = () => {
    response.destroy();
    return new FetchRefused('too-large');
  };
  if (statusCode !== 200) {
    response.destroy();
    throw new FetchRefused('failed');
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof FetchRefused) throw cause;
    throw new FetchRefused('failed', { cause });
  }
  return Buffer.concat(chunks);
}

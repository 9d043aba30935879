import { promises as dns } from 'node:dns';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * Why a call to another server failed. `forbidden`: its address is not allowed. `late`: it timed out. `too-large`:
 * the response is longer than the caller reads. `failed`: anything else.
 */
export class OutsideError extends Error {
  why: 'forbidden' | 'failed' | 'late' | 'too-large';
  /** False: there was no connection, so the request was certainly not carried out. */
  wasSent: boolean;
  constructor(
    why: OutsideError['why'],
    message: string,
    { wasSent = false, ...options }: ErrorOptions & { wasSent?: boolean } = {},
  ) {
    super(message, options);
    this.why = why;
    this.wasSent = wasSent;
  }
}

/** What may be reached by an address that a person or another site has named; tests stand in for the internet with it. */
export interface Reach {
  resolve(host: string, signal: AbortSignal): Promise<string[]>;
  isAllowed(address: string): boolean;
  /** Why: other ports belong to other services, which must not be probed through us. */
  ports: readonly number[];
}

/**
 * Resolves a name with a resolver of its own, IPv4 first. Why not dns.lookup: its few threads are shared with files
 * and images, and a name server that never responds would block one.
 */
export function resolveWith(servers?: readonly string[]): Reach['resolve'] {
  return async (host, signal) => {
    const resolver = new dns.Resolver({ timeout: 2000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      const [failed] = found.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      if (addresses.length === 0) throw failed;
      return addresses;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}

/** The internet, without anything that is not public. */
export const internet: Reach = {
  resolve: resolveWith(),
  isAllowed: isPublicAddress,
  ports: [80, 443],
};

/**
 * The checked addresses of a server, or an error (reliability T47): the name is resolved once, every address is
 * checked, and the connection is made to one of these.
 */
export async function checkedAddresses(
  url: URL,
  reach: Reach,
  signal: AbortSignal,
): Promise<string[]> {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (!reach.ports.includes(port) || url.username || url.password)
    throw new OutsideError('forbidden', 'The address has a blocked port or a password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [host] : await reach.resolve(host, signal).catch(asFailed);
  if (found.length === 0) throw new OutsideError('failed', 'The host name has no address');
  // Why: all of them, so that a name with one good and one bad address is no way in.
  if (!found.every((one) => reach.isAllowed(one)))
    throw new OutsideError('forbidden', 'The address is not public');
  return found;
}

function asFailed(cause: unknown): never {
  throw new OutsideError('failed', 'The host name cannot be resolved', { cause });
}

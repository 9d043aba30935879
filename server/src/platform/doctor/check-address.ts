import type { SigningKeys } from '../access/signing-keys.ts';
import { askOutside } from '../outside/ask-outside.ts';
import { type Finding, ok, problem, warning } from './checks.ts';
import { probeAnswer, probePath } from './probe.ts';

/** An address that no client has (RFC 5737), as forged by one. */
const forged = '192.0.2.1';

/** Judges the number of trusted proxies by the header that a forged one has become on its way. */
export function judgeProxies(trusted: number, forwardedFor: string | null): Finding {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const proxies = hops.length - (hops[0] === forged ? 1 : 0);
  const set = `MASTHEAD_TRUSTED_PROXIES is ${trusted}`;
  const advice = `Set MASTHEAD_TRUSTED_PROXIES to ${proxies}, and restart.`;
  const found = `${proxies} ${proxies === 1 ? 'proxy adds' : 'proxies add'} to X-Forwarded-For`;
  if (trusted > proxies)
    return problem(`${set}, but ${found}: anybody can pretend to have another address`, advice);
  if (trusted < proxies)
    return problem(`${set}, but ${found}: all people count as one address in rate limits`, advice);
  return ok(`${set}, and ${found}`);
}

const isLocal = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** The first cause of a failed call. */
function causeOf(error: unknown): NodeJS.ErrnoException {
  const { cause } = error as Error;
  return cause instanceof Error ? causeOf(cause) : (error as NodeJS.ErrnoException);
}

interface Asked {
  publicUrl: string;
  /** Where this computer's own server listens. */
  ownUrl: string;
  trustedProxies: number;
  keys: SigningKeys;
}

/** Asks a server who it is; an error if it gives no answer. */
async function ask(url: string, keys: SigningKeys) {
  const answer = await askOutside(url + probePath(keys), {
    headers: { 'x-forwarded-for': forged },
    maxBytes: 4096,
    timeoutMs: 4000,
  });
  return { status: answer.status, ...probeAnswer(answer.status, answer.bytes) };
}

/** Checks that people reach this product at its public address, and how proxies pass them on. */
export async function checkAddress(asked: Asked): Promise<Finding[]> {
  const { publicUrl, ownUrl, keys, trustedProxies } = asked;
  const { hostname, protocol } = new URL(publicUrl);
  const findings: Finding[] = [];
  if (isLocal(hostname))
    findings.push(
      warning(
        `links in emails lead to ${publicUrl}, which works on this computer only`,
        'Set MASTHEAD_URL to the public address.',
      ),
    );
  else if (protocol !== 'https:')
    findings.push(
      problem(
        `${publicUrl} is not encrypted`,
        'Put a proxy with TLS in front, and set MASTHEAD_URL to https://.',
      ),
    );
  try {
    const { status, isOurs, forwardedFor } = await ask(publicUrl, keys);
    if (isOurs)
      return [
        ...findings,
        ok(`${publicUrl} is answered by this product`),
        judgeProxies(trustedProxies, forwardedFor),
      ];
    const advice = 'Point the proxy at a server with this database, or correct MASTHEAD_URL.';
    findings.push(problem(`${publicUrl} is answered by something else (status ${status})`, advice));
  } catch (error) {
    const { code, message } = causeOf(error);
    if (code === 'ENOTFOUND') {
      const advice = 'Add its A or AAAA record to DNS, or correct MASTHEAD_URL.';
      return [...findings, problem(`${hostname} has no address in DNS`, advice)];
    }
    const isRunning = await ask(ownUrl, keys).then(
      ({ isOurs }) => isOurs,
      () => false,
    );
    const says = `${publicUrl} gives no answer: ${message}`;
    findings.push(
      isRunning
        ? problem(says, `Masthead answers at ${ownUrl}: check proxy, firewall and certificate.`)
        : warning(says, 'Start Masthead, and run this again.'),
    );
  }
  return findings;
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { contractJudge } from './contract-judge.testing.ts';
import { type Asked, answerTo, newAccount, problem } from './mailchimp-state.testing.ts';
import { hasProviderContract, providerJudge } from './provider-contract.testing.ts';

/**
 * What goes wrong with a request. `before`: the connection is cut and nothing was done; `after`: it was done;
 * `cut`: half of the answer came; `error`: it was done, and a 500 came; `late`: the connection is cut, and it is done
 * later; `stall`: no answer ever comes, and it is done later.
 */
export type Fault =
  | 'busy'
  | 'bare 403'
  | 'before'
  | 'after'
  | 'cut'
  | 'error'
  | 'late'
  | 'stall'
  | null;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' || text === '{}' ? undefined : JSON.parse(text);
}

const writeJson = (response: ServerResponse, status: number, body: unknown) => {
  if (body === undefined) return response.writeHead(status).end();
  const type = status < 300 ? 'application/json' : 'application/problem+json';
  return response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8` })
    .end(JSON.stringify(body));
};

/** What a request is, as the stand-in takes it. */
async function askedOf(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? '', 'http://peer');
  return {
    method: request.method ?? '',
    path: url.pathname.replace(/^\/3\.0/, '') || '/',
    query: url.searchParams,
    body: await bodyOf(request),
  };
}

/** The key that a request brings: the password of Basic. */
function keyOf({ headers }: IncomingMessage): string {
  const words = Buffer.from(headers.authorization?.slice(6) ?? '', 'base64').toString();
  return words.slice(words.indexOf(':') + 1);
}

/** Refuses without doing anything; false when nothing is to be refused. */
function isRateLimited(response: ServerResponse, fault: Fault): boolean {
  if (fault === 'busy') writeJson(response, 429, problem(429, 'Too Many Requests').body);
  else if (fault === 'bare 403') response.writeHead(403, { 'content-type': 'text/html' }).end('no');
  else if (fault === 'before') response.destroy();
  else return false;
  return true;
}

/** Answers what was done, as far as the fault lets it come through. */
function sayDone(response: ServerResponse, fault: Fault, status: number, body: unknown): void {
  if (fault === 'after') response.destroy();
  else if (fault === 'error') writeJson(response, 500, problem(500, 'Internal').body);
  else if (fault === 'cut' && body) {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': '9999' });
    response.write(JSON.stringify(body).slice(0, 20));
    setImmediate(() => response.destroy());
  } else writeJson(response, status, body);
}

/** Listens on a free port, and counts how many requests are under way at once. */
async function listen(
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
) {
  const busy = { now: 0, most: 0 };
  const server = createServer((request, response) => {
    busy.now += 1;
    busy.most = Math.max(busy.most, busy.now);
    response.on('close', () => {
      busy.now -= 1;
    });
    void serve(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, busy };
}

/**
 * Stands in for Mailchimp: it keeps campaigns as the contract describes them, and every request and every answer is
 * judged by it, and by the provider's own where that is at hand. `fault` says what goes wrong with a request.
 */
export async function startMailchimp(key: string) {
  const judges = [contractJudge(), ...(hasProviderContract ? [providerJudge()] : [])];
  const account = newAccount();
  const seen: Asked[] = [];
  const violations: string[] = [];
  const late: Asked[] = [];
  const play = {
    fault: (_asked: Asked): Fault => null,
    /** How long it takes, in milliseconds. */
    pause: (_asked: Asked): number => 0,
    /** What it refuses; null takes the request. */
    refusal: (_asked: Asked): { status: number; body: unknown } | null => null,
    /** The body of its answer to what was done, which may be none that the contract has. */
    told: (_asked: Asked, body: unknown): unknown => body,
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await askedOf(request);
    const { method, path, query } = asked;
    seen.push(asked);
    for (const judge of judges) violations.push(...judge.request(method, path, query, asked.body));
    if (keyOf(request) !== key) {
      writeJson(response, 401, problem(401, 'API Key Invalid').body);
      return;
    }
    await pause(play.pause(asked));
    const refusal = play.refusal(asked);
    if (refusal) {
      writeJson(response, refusal.status, refusal.body);
      return;
    }
    const fault = play.fault(asked);
    if (isRateLimited(response, fault)) return;
    if (fault === 'late' || fault === 'stall') {
      late.push(asked);
      if (fault === 'late') response.destroy();
      return;
    }
    const { status, body } = answerTo(account, asked);
    for (const judge of judges) violations.push(...judge.answer(method, path, status, body));
    sayDone(response, fault, status, play.told(asked, body));
  }

  const { server, busy } = await listen(serve);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    seen,
    violations,
    play,
    busy,
    /** Does what comes late. */
    catchUp() {
      for (const asked of late.splice(0)) answerTo(account, asked);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

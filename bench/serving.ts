import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { NewsItemSearch } from '../server/src/editorial/posts/news-items.queries.ts';
import type { Connection } from '../server/src/platform/db/client.ts';
import { nodeFlags } from '../server/src/platform/process/node-flags.ts';
import { type Amount, median } from './figures.ts';

/** What a server under measurement is told: where its database is, and what it shall be. */
export interface Order {
  /** The product, with or without its imports in the same process, or the yardstick (`server.ts`). */
  kind: 'product' | 'importing' | 'bare';
  connection: Exclude<Connection, string>;
  folder: string;
  /** What the yardstick answers: posts by their number here, and a page. */
  searches?: NewsItemSearch[];
  html?: string;
}

/** Where a server answers, and to whom; '' is nobody. */
export interface Address {
  address: string;
  token: string;
}

interface Usage extends NodeJS.CpuUsage, NodeJS.MemoryUsage {}

/** Runs a server in a process of its own, which its measure can be taken of. */
export async function serve(order: Order) {
  const child = fork(join(import.meta.dirname, 'server.ts'), {
    serialization: 'advanced',
    execArgv: nodeFlags,
  });
  child.send(order);
  const [{ address, token }] = (await once(child, 'message')) as [Address];
  const usage = async (): Promise<Usage> => {
    child.send('usage');
    return ((await once(child, 'message')) as [Usage])[0];
  };
  return {
    address,
    token,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    usage,
    /** Processor time that the server has used so far, in milliseconds. */
    async cpuMs() {
      const { user, system } = await usage();
      return (user + system) / 1000;
    },
    stop: () => child.kill(),
  };
}

export type Serving = Awaited<ReturnType<typeof serve>>;

export interface Asked {
  path: string;
  /** The same at the bare server, where that is another. */
  barePath?: string;
  method?: 'GET' | 'POST';
  body?: object;
}

/** Asks a server for some seconds: answers a second, how long they took, and what each cost its processor. */
export async function load(
  server: Serving,
  { path, method = 'GET', body }: Asked,
  { connections, seconds }: Omit<Amount, 'rounds'>,
) {
  const before = await server.cpuMs();
  const { requests, latency, non2xx, errors } = await autocannon({
    url: server.address + path,
    connections,
    duration: seconds,
    method,
    headers: server.headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${non2xx} responses were not successful, ${errors} failed`);
  const cpuMs = ((await server.cpuMs()) - before) / requests.total;
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, cpuMs };
}

/** What a load says of both servers, in one round. */
type Round = Record<'bare' | 'product', Awaited<ReturnType<typeof load>>>;

/** The median over the rounds of what is picked. */
type Figures = (pick: (round: Round) => number) => number;

/** Asks both servers in turn, round by round, so that a noisy machine is noisy for both. */
export async function loadInTurn(
  servers: Record<'bare' | 'product', Serving>,
  asked: Asked,
  amount: Amount,
): Promise<Figures> {
  const askedOfBare = { ...asked, path: asked.barePath ?? asked.path };
  const warmUp = { ...amount, seconds: 1 };
  await load(servers.bare, askedOfBare, warmUp);
  await load(servers.product, asked, warmUp);
  const rounds: Round[] = [];
  while (rounds.length < amount.rounds)
    rounds.push({
      bare: await load(servers.bare, askedOfBare, amount),
      product: await load(servers.product, asked, amount),
    });
  return (pick) => median(rounds.map(pick));
}

/** The columns of every comparison, after what was asked. */
export const comparedHead =
  'bare req/s | Masthead req/s | ratio (aim) | p50 / p99 ms (bare) | server CPU ms (bare) | ratio of CPU';
export const comparedCells = (of: Figures, aim: number) => [
  Math.round(of((f) => f.bare.rate)),
  Math.round(of((f) => f.product.rate)),
  `**${of((f) => f.product.rate / f.bare.rate).toFixed(2)}** (${aim})`,
  `${of((f) => f.product.p50)} / ${of((f) => f.product.p99)} (${of((f) => f.bare.p50)} / ${of((f) => f.bare.p99)})`,
  `${of((f) => f.product.cpuMs).toFixed(3)} (${of((f) => f.bare.cpuMs).toFixed(3)})`,
  of((f) => f.bare.cpuMs / f.product.cpuMs).toFixed(2),
];

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { NewsItemSearch } from '../server/src/editorial/posts/news-items.queries.ts';
import type { Connection } from '../server/src/platform/db/client.ts';
import { nodeFlags } from '../server/src/platform/process/node-flags.ts';
import { type Amount, median } from './figures.ts';

/** The order to a measured server: its database and its kind. */
export interface Order {
  /** The product, with or without imports in the same process, or the baseline (`server.ts`). */
  kind: 'product' | 'importing' | 'bare';
  connection: Exclude<Connection, string>;
  folder: string;
  /** The responses of the baseline: a list of posts for each search, by its index, and a page. */
  searches?: NewsItemSearch[];
  html?: string;
}

/** The address of a server, and the token for it; '' for none. */
export interface Address {
  address: string;
  token: string;
}

interface Usage extends NodeJS.CpuUsage, NodeJS.MemoryUsage {}

/** Runs a server in a process of its own, so that it can be measured. */
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
  /** The same on the bare server, if different. */
  barePath?: string;
  method?: 'GET' | 'POST';
  body?: object;
}

/** Loads a server for some seconds: responses a second, latency, and processor time of each. */
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

/** The results of a load on both servers in one round. */
type Round = Record<'bare' | 'product', Awaited<ReturnType<typeof load>>>;

/** The median of the picked value over the rounds. */
type Figures = (pick: (round: Round) => number) => number;

/** Loads both servers in turn, round by round, so that noise affects both equally. */
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

/** The columns of every comparison, after the name of the call. */
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

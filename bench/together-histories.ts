import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildNewsItem } from '../server/src/editorial/posts/news-items.testing.ts';
import {
  openHistory,
  runHistory,
} from '../server/src/editorial/posts/together-histories.testing.ts';
import { buildSite } from '../server/src/email/campaigns/campaigns.testing.ts';
import { productEnv } from '../server/src/email/mailings/sink.testing.ts';
import { openPool, type Pool } from '../server/src/platform/db/client.ts';
import { notePlace } from '../server/src/platform/db/place.queries.ts';
import { type Program, startProgram } from '../server/test/process.ts';
import type { TestClient } from '../server/test/server.ts';
import { until } from './browsing.ts';
import { type Bench, onBench } from './database.ts';
import { grouped, sizeOf, table } from './figures.ts';
import { clientOf, sessionsOf } from './together-client.ts';

const people = 3;
const histories = sizeOf(300);
/** Histories that run at the same time, so that one kill strikes all of them. */
const atOnce = 12;
/** What each person of a history does. */
const stepsEach = 40;

type History = Awaited<ReturnType<typeof runHistory>>;

/** Adds histories up. */
function openSums() {
  const sums = { histories: 0, different: 0, lost: 0, acknowledged: 0, calls: 0, unexpected: 0 };
  return {
    sums,
    add(history: History) {
      sums.histories += 1;
      sums.different += Number(new Set(history.texts).size > 1);
      sums.lost += history.lost.length;
      sums.acknowledged += history.acknowledged;
      for (const [status, times] of Object.entries(history.statuses)) {
        sums.calls += times;
        if (!/ (200|409)$/.test(status)) sums.unexpected += times;
      }
    },
    rows: () => [
      ['histories', grouped(sums.histories)],
      ['calls', grouped(sums.calls)],
      ['histories with different texts at the end', `**${sums.different}** (0)`],
      [`lost words of ${grouped(sums.acknowledged)} acknowledged`, `**${sums.lost}** (0)`],
    ],
  };
}

async function newPost(pool: Pool, siteId: number): Promise<number> {
  const body = '<p>First paragraph</p><p>Second paragraph</p>';
  return buildNewsItem(pool, { siteId, status: 5, body, postUrl: null });
}

/** Random histories of posts that three people write: what differs at the end, and what is lost. */
export const run = () =>
  onBench(async ({ pool, serve }) => {
    const tokens = await sessionsOf(pool, people);
    const { address } = await serve({ kind: 'product' });
    const clients = tokens.map((token) => clientOf(address, token) as TestClient);
    const { id: siteId } = await buildSite(pool);
    const all = openSums();
    for (let seed = 1; seed <= histories; seed += 1)
      all.add(await runHistory(clients, await newPost(pool, siteId), { seed, steps: 60 }));
    return table('random histories | result (limit)', [
      ...all.rows(),
      ['answers other than 200 and 409', `**${all.sums.unexpected}** (0)`],
    ]);
  });

type Victim = 'server' | 'database';

/** A kill, and until when it excuses calls that were not answered as usual. */
interface Kill {
  victim: Victim;
  from: number;
  to: number;
}

/** A call that was answered neither with 200 nor with 409; 0 is no answer. */
interface Failure {
  what: string;
  status: number;
  from: number;
  to: number;
}

/** Two servers on one database, and what was killed. */
interface Ward {
  killWholeDatabase: Bench['killWholeDatabase'];
  pool: Pool;
  servers: Program[];
  start: () => Promise<Program>;
  kills: Kill[];
  failures: Failure[];
}

async function openWard({ connection, killWholeDatabase, atEnd }: Bench): Promise<Ward> {
  const pool = openPool(connection, { max: 4 });
  atEnd(() => pool.end({ timeout: 2 }));
  await notePlace(pool);
  const env = {
    ...productEnv(connection, 'smtp://127.0.0.1:1'),
    MASTHEAD_REQUESTS_PER_MINUTE: '1000000',
    MASTHEAD_LOG: 'silent',
  };
  const start = () => startProgram('product-server.ts', { env });
  const servers = [await start(), await start()];
  atEnd(() => Promise.all(servers.map((server) => server.end('SIGKILL'))));
  return { killWholeDatabase, pool, servers, start, kills: [], failures: [] };
}

/** Calls a server, and often the other one when it gets no answer; what only reads is repeated until it is answered. */
function clientIn({ servers, failures }: Ward, token: string): TestClient {
  type Call = (endpoint: { method: string; path: string }, sent?: object) => Promise<unknown>;
  let at = randomInt(servers.length);
  const call: Call = async (endpoint, sent) => {
    for (;;) {
      const from = performance.now();
      const { address } = servers[at] as Program;
      const by = clientOf(address, token).call as unknown as (
        ...asked: Parameters<Call>
      ) => Promise<{ status: number }>;
      const answer = await by(endpoint, sent).catch(() => ({ status: 0 }));
      if (answer.status === 200 || answer.status === 409) return answer;
      const what = `${endpoint.method} ${endpoint.path}`;
      failures.push({ what, status: answer.status, from, to: performance.now() });
      at = randomInt(servers.length);
      await wait(100);
      if (endpoint.method !== 'GET') return answer;
    }
  };
  return { call } as unknown as TestClient;
}

/** Whether a server is ready; a dead one is not waited for. */
const isReady = ({ address }: Program) =>
  fetch(`${address}/api/health/ready`).then(
    ({ ok }) => ok,
    () => true,
  );

const strikes: Record<Victim, (ward: Ward) => Promise<void>> = {
  async server({ servers, start }) {
    const at = randomInt(servers.length);
    await servers[at]?.end('SIGKILL');
    // Why again and again: a server does not start while the database is away.
    await until(async () => {
      servers[at] = await start();
      return true;
    });
  },
  async database({ killWholeDatabase, pool, servers }) {
    killWholeDatabase();
    await until(async () => (await pool`select 1 as up`).length === 1);
    await until(async () => (await Promise.all(servers.map(isReady))).every(Boolean));
  },
};

/** Kills one sort of victims again and again, each when it has come back, until the histories have ended. */
async function killAgain(ward: Ward, victim: Victim, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await wait(randomInt(200, 3000));
    const from = performance.now();
    const struck: Kill = { victim, from, to: Infinity };
    ward.kills.push(struck);
    await strikes[victim](ward);
    struck.to = performance.now();
  }
}

/** Runs some histories under the same kills. In each, all people do something at the same time. */
async function runUnderFire(ward: Ward, clients: TestClient[], posts: Map<number, number>) {
  let isOver = false;
  const killing = (['server', 'database'] as const).map((victim) =>
    killAgain(ward, victim, () => isOver),
  );
  const running = await Promise.all(
    [...posts].map(async ([seed, id]) => {
      const history = await openHistory(clients, id, seed);
      await Promise.all(
        history.seats.map(async (seat) => {
          for (let step = 0; step < stepsEach; step += 1) await history.act(seat);
        }),
      );
      return history;
    }),
  );
  isOver = true;
  await Promise.all(killing);
  return Promise.all(running.map((history) => history.end()));
}

/** What a kill explains: a killed server does not answer, and one without the database answers with 503. */
const culprits: Record<number, Victim> = { 0: 'server', 503: 'database' };

const unexplained = ({ kills, failures }: Ward): Failure[] =>
  failures.filter(
    ({ status, from, to }) =>
      !kills.some((kill) => kill.victim === culprits[status] && kill.from <= to && from <= kill.to),
  );

/** How many calls failed, and how many of them a kill struck in the middle. */
function cutIn({ kills }: Ward, failures: Failure[]): string {
  const cut = failures.filter(({ status, from, to }) =>
    kills.some((kill) => kill.victim === culprits[status] && from < kill.from && kill.from <= to),
  );
  return `${grouped(failures.length)} (${grouped(cut.length)})`;
}

/** Random histories of posts that three people write on two servers, while servers and the database are killed. */
export const runKills = () =>
  onBench(async (bench) => {
    const ward = await openWard(bench);
    const clients = (await sessionsOf(ward.pool, people)).map((token) => clientIn(ward, token));
    const { id: siteId } = await buildSite(ward.pool);
    const all = openSums();
    const wrong: string[] = [];
    while (all.sums.histories < histories) {
      const posts = new Map<number, number>();
      while (posts.size < atOnce)
        posts.set(all.sums.histories + posts.size + 1, await newPost(ward.pool, siteId));
      for (const history of await runUnderFire(ward, clients, posts)) {
        all.add(history);
        if (history.lost.length > 0) wrong.push(`lost: ${history.lost.join(', ')}`);
        if (new Set(history.texts).size > 1) wrong.push(history.texts.join('\n'));
      }
    }
    const killed = (victim: Victim) => ward.kills.filter((one) => one.victim === victim).length;
    const odd = unexplained(ward);
    const failed = (status: number) => ward.failures.filter((one) => one.status === status);
    return [
      ...table('random histories with kills | result (limit)', [
        ...all.rows(),
        ['kills of a server', killed('server')],
        ['kills of the database', killed('database')],
        ['calls without an answer (under way when a server was killed)', cutIn(ward, failed(0))],
        ['calls with 503 (under way when the database was killed)', cutIn(ward, failed(503))],
        ['answers other than 200 and 409 that no kill explains', `**${odd.length}** (0)`],
      ]),
      ...wrong.slice(0, 20).map((one) => `- ${one}`),
      ...odd.slice(0, 20).map(({ what, status, from, to }) => `- ${what}: ${status} ${from}–${to}`),
    ];
  });

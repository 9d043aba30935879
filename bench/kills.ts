import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildReadyDigest } from '../server/src/campaigns/campaigns.testing.ts';
import { type Connection, openPool, type Pool } from '../server/src/db/client.ts';
import { notePlace } from '../server/src/db/place.queries.ts';
import {
  accountForSend,
  isSent,
  momentsOf,
  type SendAccount,
  scheduleNow,
} from '../server/src/mailings/crash.testing.ts';
import { findMailing } from '../server/src/mailings/mailings.queries.ts';
import { productEnv, startSink } from '../server/src/mailings/sink.testing.ts';
import { type Program, startProgram } from '../server/test/process.ts';
import { type BenchDatabase, startBenchDatabase } from './database.ts';

const sends = Number(process.env.BENCH_SENDS ?? 5);
const recipients = Number(process.env.BENCH_RECIPIENTS ?? 2000);
const messageTakesMs = 15;
/** A send that has not ended by then never will. */
const mostMinutes = 15;

type Victim = 'server' | 'database' | 'mail server' | 'connections to it';

/** What is killed during one send, in any order: 50 for five of them. */
const deckOfSend: Victim[] = [
  ...Array<Victim>(4).fill('server'),
  ...Array<Victim>(3).fill('database'),
  ...Array<Victim>(2).fill('mail server'),
  'connections to it',
];

function shuffled<T>(cards: readonly T[]): T[] {
  const rest = [...cards];
  return cards.map(() => rest.splice(randomInt(rest.length), 1)[0] as T);
}

/** What is asked again and again until there is an answer; a database that is away gives none. */
async function answerOf<T>(ask: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + mostMinutes * 60_000;
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error('The send does not come to its end.');
    await wait(25);
  }
}

const until = (condition: () => Promise<boolean>) =>
  answerOf(async () => ((await condition()) ? true : null));

/** Two servers on one database, and everything that may be killed under them. */
interface Ward {
  database: BenchDatabase;
  pool: Pool;
  connection: Exclude<Connection, string>;
  sink: Awaited<ReturnType<typeof startSink>>;
  servers: Program[];
  start: () => Promise<Program>;
}

const strikes: Record<Victim, (ward: Ward) => Promise<void>> = {
  async server({ servers, start }) {
    const [victim] = servers.splice(randomInt(servers.length), 1);
    await victim?.end('SIGKILL');
    servers.push(await start());
  },
  async database({ database, pool }) {
    await database.kill();
    await until(async () => (await pool`select 1 as up`).length === 1);
  },
  'mail server': ({ sink }) => sink.killFor(randomInt(500)),
  'connections to it': async ({ sink }) => sink.cut(),
};

/** One send with its kills; answers what became of it, and how many kills came before its end. */
async function sendUnderFire(ward: Ward): Promise<SendAccount & { hits: Victim[] }> {
  const { pool, sink } = ward;
  const digest = await buildReadyDigest(pool, { subscribers: recipients });
  const before = (await sink.accepted()).length;
  const mailingId = await scheduleNow(ward, digest);
  const hits: Victim[] = [];
  const deck = shuffled(deckOfSend);
  for (const moment of momentsOf(recipients, deck.length)) {
    await until(async () => (await sink.accepted()).length - before >= moment);
    await wait(randomInt(30));
    const victim = deck[hits.length] as Victim;
    const mailing = await answerOf(() => findMailing(pool, mailingId));
    if (mailing.status !== 'sending')
      throw new Error(`After ${hits.join(', ')} the send is ${mailing.status}: ${mailing.problem}`);
    await strikes[victim](ward);
    hits.push(victim);
  }
  await until(() => isSent(pool, digest.id));
  const accepted = (await sink.accepted()).slice(before);
  const sent = { mailingId, audienceId: digest.audienceId };
  const account = await accountForSend(pool, sent, { accepted, kills: hits.length });
  return { ...account, hits };
}

async function openWard(database: BenchDatabase): Promise<Ward> {
  const connection = await database.create('kills');
  const pool = openPool(connection, { max: 4 });
  await notePlace(pool);
  const sink = await startSink(messageTakesMs);
  const env = productEnv(connection, sink.address);
  const start = () => startProgram('product-server.ts', { env });
  const servers = [await start(), await start()];
  return { database, pool, connection, sink, servers, start };
}

/** Sends while everything around them is killed: does everybody get the mail once, and is what is in doubt said? */
export async function benchKills(): Promise<string[]> {
  const database = await startBenchDatabase();
  const ward = await openWard(database);
  try {
    const accounts: Awaited<ReturnType<typeof sendUnderFire>>[] = [];
    for (let send = 0; send < sends; send += 1) accounts.push(await sendUnderFire(ward));
    const hits = accounts.flatMap((account) => account.hits);
    const count = (victim: Victim) => hits.filter((hit) => hit === victim).length;
    const sum = (figure: (account: SendAccount) => number) =>
      accounts.reduce((total, account) => total + figure(account), 0);
    const wrong = accounts.flatMap(({ disagreements }) => disagreements);
    const arrived = await ward.sink.accepted();
    return [
      '| kills (server, database, mail server, its connections) | sends | recipients | sent | in doubt (of them arrived) | senders | arrived twice | disagreements |',
      '|---|---|---|---|---|---|---|---|',
      `| ${hits.length} (${count('server')}, ${count('database')}, ${count('mail server')}, ${count('connections to it')}) | ${sends} | ${sends * recipients} | ${sum(({ sent }) => sent)} | ${sum(({ inDoubt }) => inDoubt)} (${sum(({ inDoubtArrived }) => inDoubtArrived)}) | ${sum(({ senders }) => senders)} | **${arrived.length - new Set(arrived).size}** | **${wrong.length}** |`,
      ...wrong.map((one) => `- ${one}`),
    ];
  } finally {
    await Promise.all(ward.servers.map((server) => server.end('SIGKILL')));
    await ward.pool.end({ timeout: 2 });
    await ward.sink.stop();
    await database.stop();
  }
}

import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildReadyDigest } from '../server/src/email/campaigns/campaigns.testing.ts';
import { playRounds } from '../server/src/email/campaigns/rounds.testing.ts';
import {
  accountForSend,
  isSent,
  momentsOf,
  type SendAccount,
  scheduleNow,
} from '../server/src/email/mailings/crash.testing.ts';
import { findMailing } from '../server/src/email/mailings/mailings.queries.ts';
import { productEnv, startSink } from '../server/src/email/mailings/sink.testing.ts';
import { playCrossings } from '../server/src/platform/access/crossings.testing.ts';
import { type Connection, openPool, type Pool } from '../server/src/platform/db/client.ts';
import { notePlace } from '../server/src/platform/db/place.queries.ts';
import { type Program, startProgram } from '../server/test/process.ts';
import { type Bench, onBench } from './database.ts';
import { roundsOf, sizeOf, table } from './figures.ts';

const sends = roundsOf(5);
const recipients = sizeOf(2000);
const messageTakesMs = 15;
/** A send that has not ended by then never will. */
const mostMinutes = 15;

type Victim = 'server' | 'database' | 'mail server' | 'connections to it';

/** The kills during one send, in random order: 50 in five sends. */
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

/** Retries until there is an answer; an unavailable database gives none. */
async function answerOf<T>(ask: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + mostMinutes * 60_000;
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error('The send did not finish.');
    await wait(25);
  }
}

const until = (condition: () => Promise<boolean>) =>
  answerOf(async () => ((await condition()) ? true : null));

/** Two servers on one database, and everything that may be killed. */
interface Ward {
  killDatabase: Bench['killDatabase'];
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
  async database({ killDatabase, pool }) {
    await killDatabase();
    await until(async () => (await pool`select 1 as up`).length === 1);
  },
  'mail server': ({ sink }) => sink.killFor(randomInt(500)),
  'connections to it': async ({ sink }) => sink.cut(),
};

/** Runs one send with its kills, and returns its outcome and the kills before its end. */
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

async function openWard({ connection, killDatabase, atEnd }: Bench): Promise<Ward> {
  const pool = openPool(connection, { max: 4 });
  atEnd(() => pool.end({ timeout: 2 }));
  await notePlace(pool);
  const sink = await startSink(messageTakesMs);
  atEnd(() => sink.stop());
  const env = productEnv(connection, sink.address);
  const start = () => startProgram('product-server.ts', { env });
  const servers = [await start(), await start()];
  atEnd(() => Promise.all(servers.map((server) => server.end('SIGKILL'))));
  return { killDatabase, pool, connection, sink, servers, start };
}

const told = (wrong: readonly string[]) => wrong.slice(0, 20).map((one) => `- ${one}`);

/** Sends while processes are killed: does everyone get the email at most once, and are messages in doubt reported? */
export const runKills = () =>
  onBench(async (bench) => {
    const ward = await openWard(bench);
    const accounts: Awaited<ReturnType<typeof sendUnderFire>>[] = [];
    while (accounts.length < sends) accounts.push(await sendUnderFire(ward));
    const hits = accounts.flatMap((account) => account.hits);
    const count = (victim: string) => hits.filter((hit) => hit === victim).length;
    const counts = Object.keys(strikes).map(count).join(', ');
    const sum = (figure: (account: SendAccount) => number) =>
      accounts.reduce((total, account) => total + figure(account), 0);
    const wrong = accounts.flatMap(({ disagreements }) => disagreements);
    const arrived = await ward.sink.accepted();
    const row = [
      `${hits.length} (${counts})`,
      sends,
      sends * recipients,
      sum(({ sent }) => sent),
      `${sum(({ inDoubt }) => inDoubt)} (${sum(({ inDoubtArrived }) => inDoubtArrived)})`,
      sum(({ senders }) => senders),
      `**${arrived.length - new Set(arrived).size}**`,
      `**${wrong.length}**`,
    ];
    const head =
      'kills (server, database, mail server, its connections) | sends | recipients | sent | in doubt (of them arrived) | senders | arrived twice | disagreements';
    return [...table(head, [row]), ...told(wrong)];
  });

/** Runs random state changes of digests and promo alerts on two servers with kills: is everything consistent in the end? */
export const runRounds = () =>
  onBench(async ({ connection }) => {
    const rounds = sizeOf(2000);
    const report = await playRounds(connection, { rounds, kills: Math.ceil(rounds / 100) });
    const { acts, kills, campaigns, messages, disagreements, taken } = report;
    const row = [report.rounds, acts, kills, campaigns, messages, `**${disagreements.length}**`];
    const done = Object.entries(taken).map(([act, times]) => `${act} ${times}`);
    return [
      ...table('rounds | acts | kills | campaigns | messages | disagreements', [row]),
      ...told(disagreements),
      '',
      `Accepted: ${done.join(', ')}.`,
    ];
  });

/** Two people act at the same moment on two servers: is anything done that they have no right to do? */
export const runCrossings = () =>
  onBench(async ({ connection }) => {
    const each = sizeOf(480);
    const plan = { imports: Math.ceil(each / 40), rows: 20_000, saves: each, schedules: each };
    const { stopped, refused, wrong } = await playCrossings(connection, plan);
    const row = [plan.imports, stopped, 4 * each, each, refused, `**${wrong.length}**`];
    const head = `imports of ${plan.rows} rows | of them stopped | saves of a partner | schedules | of both refused | wrong`;
    return [...table(head, [row]), ...told(wrong)];
  });

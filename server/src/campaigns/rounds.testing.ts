import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/daily-digests/daily-digest.operations.ts';
import type { Endpoint } from '@masthead/shared/endpoint.ts';
import { operationDocument } from '@masthead/shared/graphql-text.ts';
import { type Program, startProgram } from '../../test/process.ts';
import { openSession } from '../../test/session.ts';
import { type Connection, openPool, type Pool } from '../db/client.ts';
import { productEnv, startSink } from '../mailings/sink.testing.ts';
import { buildStaff } from '../users/users.testing.ts';
import { buildReadyDigest } from './campaigns.testing.ts';
import { accountFor, comeToRest, disagreementNow, letTimeCome } from './rounds-account.testing.ts';

/** Two servers on one database, with a mail server that outlives them. */
interface Newsroom {
  pool: Pool;
  token: string;
  servers: Program[];
  /** Kills a server in the middle of what it does and starts another in its place. */
  kill(): Promise<void>;
}

type Answer = { status: number; body: { version?: number; status?: string } } | null;

const { get, schedule, unschedule, update, status, restore } = dailyDigestEndpoints;
const remove = operationDocument(dailyDigestOperations.deleteDailyDigest);

/** One call to one of the servers; null when the server went away meanwhile. */
async function ask(
  room: Newsroom,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  id: number,
  body?: object,
) {
  const server = room.servers[randomInt(room.servers.length)];
  const url = `${server?.address}${endpoint.path.replace(':id', String(id))}`;
  try {
    const answer = await fetch(url, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${room.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as object };
  } catch {
    return null;
  }
}

type Act = (room: Newsroom, id: number, version: number) => Promise<Answer>;

const press = {
  schedule: (room, id, version) => ask(room, schedule, id, { id, version }),
  unschedule: (room, id) => ask(room, unschedule, id),
  /** Pressed when it can be: while the provider is being asked. */
  unscheduleInTheMiddle: async (room, id) => {
    for (let looks = 0; looks < 100 && (await isIdle(room.pool, id)); looks += 1) await wait(5);
    return ask(room, unschedule, id);
  },
} satisfies Record<string, Act>;

async function isIdle(pool: Pool, id: number): Promise<boolean> {
  const [row] = await pool<{ status: string }[]>`select status from campaigns where id = ${id}`;
  return row?.status === 'draft' || row?.status === 'canceled';
}

/** What people may do with a digest whose `version` they have on the screen, and time itself. */
const acts: Act[] = [
  press.schedule,
  press.unschedule,
  (room, id, version) =>
    ask(room, update, id, { id, version, subject: `Subject ${randomInt(1e6)}` }),
  (room, id) => ask(room, status, id),
  (room, id) =>
    ask(room, { method: 'POST', path: '/graphql' }, id, { query: remove, variables: { id } }),
  (room, id) => ask(room, restore, id),
  (room, id) => letTimeCome(room.pool, id),
  async (room, id) => {
    const answer = await letTimeCome(room.pool, id);
    // Why: servers look for what is due every two seconds; some rounds fall into the send.
    await wait(randomInt(2500));
    return answer;
  },
];

const some = (most: number) =>
  Array.from({ length: randomInt(most + 1) }, () => acts[randomInt(acts.length)] as Act);

/** Either anything, or what has gone wrong most: Schedule and Unschedule pressed together. */
const chooseActs = (): Act[] =>
  randomInt(2) === 0
    ? some(6)
    : [press.schedule, press.unscheduleInTheMiddle, press.unscheduleInTheMiddle, ...some(2)];

/** What came of the rounds. */
export interface RoundsReport {
  rounds: number;
  acts: number;
  kills: number;
  campaigns: number;
  messages: number;
  /** Every place where row, provider and recipients did not say the same. */
  disagreements: string[];
}

/**
 * Some acts at once on one digest, at random servers. False when a server went away under them: what
 * it left half done is settled in time, and accounted for in the end.
 */
async function playRound(room: Newsroom, id: number, report: RoundsReport): Promise<boolean> {
  const before = [await ask(room, restore, id)];
  if (randomInt(2) === 0) before.push(await ask(room, unschedule, id));
  const seen = await ask(room, get, id);
  const { version = 0 } = (seen?.body ?? {}) as { version?: number };
  const answers = await Promise.all(
    chooseActs().map(async (act, at) => {
      await wait(at === 0 ? 0 : randomInt(60));
      return act(room, id, version);
    }),
  );
  report.acts += answers.length;
  for (const answer of answers)
    if (answer && answer.status === 500) report.disagreements.push(`campaign ${id}: answered 500`);
  if ([...before, seen, ...answers].includes(null)) return false;
  const found = await disagreementNow(room.pool, id);
  if (found) report.disagreements.push(`campaign ${id}, right after a round: ${found}`);
  return true;
}

/** Schedules a digest, lets its time come, and leaves it alone; it may be anywhere by now. */
async function sendOff(room: Newsroom, id: number): Promise<void> {
  const seen = await ask(room, get, id);
  const { version } = (seen?.body ?? {}) as { version?: number };
  await ask(room, schedule, id, { id, version });
  await letTimeCome(room.pool, id);
}

/** A digest to play with: a new one when the last has gone out. */
async function digestFor(
  pool: Pool,
  last: number | undefined,
  report: RoundsReport,
): Promise<number> {
  const [row] = await pool<
    { status: string }[]
  >`select status from campaigns where id = ${last ?? 0}`;
  if (last && row?.status !== 'sent') return last;
  report.campaigns += 1;
  return (await buildReadyDigest(pool, { subscribers: randomInt(3) === 0 ? 45 : 3 })).id;
}

async function openNewsroom(
  connection: Exclude<Connection, string>,
  smtpUrl: string,
): Promise<Newsroom> {
  const pool = openPool(connection, { max: 6 });
  const env = productEnv(connection, smtpUrl);
  const start = () => startProgram('product-server.ts', { env });
  const token = await openSession(pool, await buildStaff(pool, 'editor'));
  const servers = await Promise.all([start(), start()]);
  return {
    pool,
    token,
    servers,
    async kill() {
      const [victim] = servers.splice(randomInt(servers.length), 1);
      await victim?.end('SIGKILL');
      servers.push(await start());
    },
  };
}

/** Digests that are played with at the same time. */
const tables = 8;

/**
 * Plays rounds of everything people do with a digest, on two servers at once, of which one is killed
 * now and then; in the end everything is let go out, and who got what is held against who should.
 */
export async function playRounds(
  connection: Exclude<Connection, string>,
  plan: { rounds: number; kills: number },
): Promise<RoundsReport> {
  const report: RoundsReport = { ...plan, acts: 0, campaigns: 0, messages: 0, disagreements: [] };
  const sink = await startSink(1);
  const room = await openNewsroom(connection, sink.address);
  let left = plan.rounds;
  let kill: Promise<void> = Promise.resolve();
  const killEvery = Math.floor(plan.rounds / (plan.kills + 1));
  const table = async () => {
    for (let id: number | undefined; left > 0; ) {
      left -= 1;
      id = await digestFor(room.pool, id, report);
      if (left > 0 && left % killEvery === 0) kill = kill.then(() => room.kill());
      if (!(await playRound(room, id, report))) id = undefined;
      else if (randomInt(5) === 0) {
        await sendOff(room, id);
        id = undefined;
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: tables }, table));
    await kill;
    await comeToRest(room.pool);
    const accepted = await sink.accepted();
    report.messages = accepted.length;
    report.disagreements.push(...(await accountFor(room.pool, accepted)));
    return report;
  } finally {
    await Promise.all(room.servers.map((server) => server.end('SIGKILL')));
    await room.pool.end({ timeout: 2 });
    await sink.stop();
  }
}

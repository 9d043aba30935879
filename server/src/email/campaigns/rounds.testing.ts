import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import { promoAlertEndpoints } from '@masthead/shared/email/promo-alerts/promo-alert.endpoints.ts';
import { promoAlertOperations } from '@masthead/shared/email/promo-alerts/promo-alert.operations.ts';
import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import { operationDocument } from '@masthead/shared/platform/contract/graphql-text.ts';
import { type Program, startProgram } from '../../../test/process.ts';
import { openSession } from '../../../test/session.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { type Connection, openPool, type Pool } from '../../platform/db/client.ts';
import { productEnv, startSink } from '../mailings/sink.testing.ts';
import { buildReadyDigest, buildReadyPromoAlert } from './campaigns.testing.ts';
import { accountFor, comeToRest, disagreementNow, letTimeCome } from './rounds-account.testing.ts';

/** Two servers on one database, with a mail server that outlives them. */
interface Newsroom {
  pool: Pool;
  /** Of two people who may write every kind: what one has asked for, the other approves. */
  token: string;
  otherToken: string;
  servers: Program[];
  /** Kills a server in the middle of what it does and starts another in its place. */
  kill(): Promise<void>;
}

type Answer = { status: number; body: { id?: number; version?: number; status?: string } } | null;

const kinds = {
  'daily-digest': {
    ...dailyDigestEndpoints,
    remove: operationDocument(dailyDigestOperations.deleteDailyDigest),
  },
  'promo-alert': {
    ...promoAlertEndpoints,
    remove: operationDocument(promoAlertOperations.deletePromoAlert),
  },
};

/** An email that is played with, and the calls of its kind. */
interface Played {
  id: number;
  calls: (typeof kinds)[keyof typeof kinds];
}

/** One call to one of the servers; null when the server went away meanwhile. */
async function ask(
  room: Newsroom,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  id: number,
  body?: object,
  token = room.token,
) {
  const server = room.servers[randomInt(room.servers.length)];
  const url = `${server?.address}${endpoint.path.replace(':id', String(id))}`;
  try {
    const answer = await fetch(url, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as object };
  } catch {
    return null;
  }
}

type Act = (room: Newsroom, email: Played, version: number) => Promise<Answer>;

const press = {
  schedule: (room, { id, calls }, version) => ask(room, calls.schedule, id, { id, version }),
  sendNow: (room, { id, calls }, version) => ask(room, calls.sendNow, id, { id, version }),
  unschedule: (room, { id, calls }) => ask(room, calls.unschedule, id),
  /** Pressed when it can be: while the provider is being asked. */
  unscheduleInTheMiddle: async (room, { id, calls }) => {
    for (let looks = 0; looks < 100 && (await isIdle(room.pool, id)); looks += 1) await wait(5);
    return ask(room, calls.unschedule, id);
  },
  askRelease: (room, { id, calls }, version) => ask(room, calls.askRelease, id, { id, version }),
  approveRelease: (room, { id, calls }, version) =>
    ask(room, calls.approveRelease, id, { id, version }, room.otherToken),
} satisfies Record<string, Act>;

async function isIdle(pool: Pool, id: number): Promise<boolean> {
  const [row] = await pool<{ status: string }[]>`select status from campaigns where id = ${id}`;
  return row?.status === 'draft' || row?.status === 'canceled';
}

/** What people may do with an email whose `version` they have on the screen, and time itself. */
const acts: Record<string, Act> = {
  ...press,
  takeBackRelease: (room, { id, calls }) => ask(room, calls.takeBackRelease, id),
  refresh: (room, { id, calls }, version) => ask(room, calls.refresh, id, { id, version }),
  save: (room, { id, calls }, version) =>
    ask(room, calls.update, id, { id, version, subject: `Subject ${randomInt(1e6)}` }),
  status: (room, { id, calls }) => ask(room, calls.status, id),
  drift: (room, { id, calls }) => ask(room, calls.drift, id),
  delete: (room, { id, calls }) =>
    ask(room, { method: 'POST', path: '/graphql' }, id, { query: calls.remove, variables: { id } }),
  restore: (room, { id, calls }) => ask(room, calls.restore, id),
  clone: async (room, { id, calls }) => {
    const copy: Answer = await ask(room, calls.clone, id);
    const { id: copyId, version } = copy?.body ?? {};
    // Why: a copy without a date of its own can go out only at once.
    return copyId ? ask(room, calls.sendNow, copyId, { id: copyId, version }) : copy;
  },
  letTimeCome: (room, { id }) => letTimeCome(room.pool, id),
  letTimeGoOn: async (room, { id }) => {
    const answer = await letTimeCome(room.pool, id);
    // Why: servers look for what is due every two seconds; some rounds fall into the send.
    await wait(randomInt(2500));
    return answer;
  },
};
const names = Object.keys(acts);

const some = (most: number) =>
  Array.from({ length: randomInt(most + 1) }, () => names[randomInt(names.length)] as string);

/** Either anything, or what has gone wrong most: Schedule or Send now, and Unschedule pressed together. */
const chooseActs = (): string[] => {
  if (randomInt(2) === 0) return some(6);
  const send = randomInt(3) === 0 ? 'sendNow' : 'schedule';
  return [send, 'unscheduleInTheMiddle', 'unscheduleInTheMiddle', ...some(2)];
};

/** What came of the rounds. */
export interface RoundsReport {
  rounds: number;
  acts: number;
  /** How often each act was done and not refused. */
  taken: Record<string, number>;
  kills: number;
  campaigns: number;
  messages: number;
  /** Every place where row, provider and recipients did not say the same. */
  disagreements: string[];
}

/** As it stands for whoever opens it, released by two people where that is asked for. */
async function open(room: Newsroom, email: Played) {
  const seen: Answer = await ask(room, email.calls.get, email.id);
  const version = seen?.body.version ?? 0;
  if (randomInt(3) === 0) {
    await press.askRelease(room, email, version);
    await press.approveRelease(room, email, version);
  }
  return { seen, version };
}

/**
 * Some acts at once on one email, at random servers. False when a server went away under them: what
 * it left half done is settled in time, and accounted for in the end.
 */
async function playRound(room: Newsroom, email: Played, report: RoundsReport): Promise<boolean> {
  const { id, calls } = email;
  const before: Answer[] = [await ask(room, calls.restore, id)];
  if (randomInt(2) === 0) before.push(await ask(room, calls.unschedule, id));
  let { seen, version } = await open(room, email);
  // Why: what is done to an email that waits for its time needs one that does, as people see it.
  if (randomInt(3) === 0) {
    before.push(await press.schedule(room, email, version));
    ({ seen, version } = await open(room, email));
  }
  const answers = await Promise.all(
    chooseActs().map(async (name, at) => {
      await wait(at === 0 ? 0 : randomInt(60));
      const answer = await acts[name]?.(room, email, version);
      if (answer?.status === 200) report.taken[name] = (report.taken[name] ?? 0) + 1;
      return answer ?? null;
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

/** Schedules an email, lets its time come, and leaves it alone; it may be anywhere by now. */
async function sendOff(room: Newsroom, email: Played): Promise<void> {
  const { version } = await open(room, email);
  await press.schedule(room, email, version);
  await letTimeCome(room.pool, email.id);
}

/** An email to play with: a new one when the last has gone out. Every fourth needs a release. */
async function emailFor(
  pool: Pool,
  last: Played | undefined,
  report: RoundsReport,
): Promise<Played> {
  const [row] = await pool<
    { status: string }[]
  >`select status from campaigns where id = ${last?.id ?? 0}`;
  if (last && row?.status !== 'sent') return last;
  report.campaigns += 1;
  const kind = randomInt(3) === 0 ? 'promo-alert' : 'daily-digest';
  const build = kind === 'promo-alert' ? buildReadyPromoAlert : buildReadyDigest;
  const { id, emailTemplateId } = await build(pool, { subscribers: randomInt(3) === 0 ? 45 : 3 });
  if (randomInt(4) === 0)
    await pool`update email_templates set needs_release = true where id = ${emailTemplateId}`;
  return { id, calls: kinds[kind] };
}

async function openNewsroom(
  connection: Exclude<Connection, string>,
  smtpUrl: string,
): Promise<Newsroom> {
  const pool = openPool(connection, { max: 6 });
  const env = productEnv(connection, smtpUrl);
  const start = () => startProgram('product-server.ts', { env });
  const token = await openSession(pool, await buildStaff(pool, 'admin'));
  const otherToken = await openSession(pool, await buildStaff(pool, 'admin'));
  const servers = await Promise.all([start(), start()]);
  return {
    pool,
    token,
    otherToken,
    servers,
    async kill() {
      const [victim] = servers.splice(randomInt(servers.length), 1);
      await victim?.end('SIGKILL');
      servers.push(await start());
    },
  };
}

/** Emails that are played with at the same time. */
const tables = 8;

/**
 * Plays rounds of everything that moves an email between its states, of digests and promo alerts, on two servers at
 * once, of which one is killed now and then: saving, scheduling, sending now, taking back, refreshing, releasing,
 * deleting, restoring and cloning. In the end everything is let go out, and who got what is held against who should.
 */
export async function playRounds(
  connection: Exclude<Connection, string>,
  plan: { rounds: number; kills: number },
): Promise<RoundsReport> {
  const report: RoundsReport = {
    ...plan,
    acts: 0,
    taken: {},
    campaigns: 0,
    messages: 0,
    disagreements: [],
  };
  const sink = await startSink(1);
  const room = await openNewsroom(connection, sink.address);
  let left = plan.rounds;
  let kill: Promise<void> = Promise.resolve();
  const killEvery = Math.floor(plan.rounds / (plan.kills + 1));
  const table = async () => {
    for (let email: Played | undefined; left > 0; ) {
      left -= 1;
      email = await emailFor(room.pool, email, report);
      if (left > 0 && left % killEvery === 0) kill = kill.then(() => room.kill());
      if (!(await playRound(room, email, report))) email = undefined;
      else if (randomInt(5) === 0) {
        await sendOff(room, email);
        email = undefined;
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

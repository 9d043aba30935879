import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  buildAudience,
  buildReadyDigest,
  buildSite,
} from '../server/src/email/campaigns/campaigns.testing.ts';
import { accountForSend, isSent, scheduleNow } from '../server/src/email/mailings/crash.testing.ts';
import { productEnv, startSink } from '../server/src/email/mailings/sink.testing.ts';
import { openPool, type Pool } from '../server/src/platform/db/client.ts';
import { notePlace } from '../server/src/platform/db/place.queries.ts';
import { findTask, moveImport } from '../server/src/platform/imports/import.store.ts';
import { planImport } from '../server/src/platform/imports/import-jobs.ts';
import { saveImport } from '../server/src/platform/imports/start-import.ts';
import { openPlanner } from '../server/src/platform/jobs/jobs.ts';
import {
  programAt,
  type RunningProxy,
  startCaddy,
  startNginx,
} from '../server/src/proxies.testing.ts';
import { installLater, startCluster, startLoad } from '../server/src/rolling.testing.ts';
import { buildMember } from '../server/src/workspace/chat/chat.testing.ts';
import { until } from './browsing.ts';
import { type Bench, onBench } from './database.ts';
import { grouped, roundsOf, sizeOf, table } from './figures.ts';
import { startHeedfulProxy } from './heedful-proxy.ts';
import { openSession } from './server.ts';

/** Upgrades behind each proxy: 21 in all. */
const upgrades = roundsOf(7);
/** Recipients of the one email for each upgrade: it goes to 24 a second, so the send lasts as long as the upgrades. */
const recipients = sizeOf(350);
const messageTakesMs = 200;
/** Rows of the import that begins with each upgrade. */
const importRows = 12_000;

interface Kind {
  name: string;
  program: string | null;
  start: (program: string, ports: readonly number[]) => Promise<RunningProxy>;
  drainSeconds: number;
}

const kinds: Kind[] = [
  { name: 'nginx.conf', program: programAt('nginx'), start: startNginx, drainSeconds: 3 },
  { name: 'Caddyfile', program: programAt('caddy'), start: startCaddy, drainSeconds: 3 },
  { name: 'heeds ready, never retries', program: '', start: startHeedfulProxy, drainSeconds: 1 },
];

/** Messages that are not there exactly once. */
async function account(pool: Pool, sent: readonly string[]): Promise<number> {
  const rows = await pool<{ times: number }[]>`
    select count(*)::int as times from chat_messages where message = any(${[...sent]}) group by message`;
  return sent.length - rows.length + rows.filter(({ times }) => times > 1).length;
}

const longest = (figures: readonly number[]) => Math.round(Math.max(0, ...figures));

/** Lets the worker import a file of subscribers. */
async function beginImport({ connection }: Bench, pool: Pool, siteId: number): Promise<number> {
  const audienceId = await buildAudience(pool, siteId, 0);
  const lines = Array.from({ length: importRows }, (_, n) => `r${n}@x.example,Reader ${n}\n`);
  const id = await saveImport(pool, null, {
    kind: 'subscribers',
    fileName: 'readers.csv',
    options: { audienceId },
    target: 'Readers',
    file: Readable.from([Buffer.from('email,name\n'), Buffer.from(lines.join(''))]),
  });
  await moveImport(pool, id, ['checking'], 'running');
  const jobs = await openPlanner(connection, () => {});
  await planImport(jobs, pool, { id, state: 'running' });
  await jobs.stop();
  return id;
}

/** Waits for the end of the send and of the imports; says what is wrong with them. */
async function settle(
  pool: Pool,
  {
    mailing,
    imports,
    accepted,
  }: { mailing: Mailing; imports: number[]; accepted: () => Promise<string[]> },
) {
  await until(() => isSent(pool, mailing.campaignId));
  for (const id of imports) await until(async () => (await findTask(pool, id))?.state === 'done');
  const tasks = await Promise.all(imports.map((id) => findTask(pool, id)));
  const mail = await accountForSend(pool, mailing, { accepted: await accepted(), kills: 0 });
  const incomplete = tasks.flatMap((task) =>
    task?.counts.added === importRows ? [] : [`An import added ${task?.counts.added} rows`],
  );
  return { ...mail, disagreements: [...mail.disagreements, ...incomplete] };
}

interface Mailing {
  mailingId: number;
  audienceId: string;
  campaignId: number;
}

async function startSend(bench: Bench, pool: Pool): Promise<Mailing> {
  const digest = await buildReadyDigest(pool, { subscribers: recipients * upgrades });
  const mailingId = await scheduleNow({ pool, connection: bench.connection }, digest);
  return { mailingId, audienceId: digest.audienceId, campaignId: digest.id };
}

async function runKind(bench: Bench, pool: Pool, kind: Kind, installed: number) {
  const { id: siteId } = await buildSite(pool);
  const token = await openSession(pool, await buildMember(pool));
  const sink = await startSink(messageTakesMs);
  const cluster = await startCluster(['web', 'worker', 'web'], {
    ...productEnv(bench.connection, sink.address),
    MASTHEAD_DATA: join(bench.folder, 'data'),
    MASTHEAD_ADMIN_PASSWORD: 'of the bench',
    MASTHEAD_REQUESTS_PER_MINUTE: '1000000',
    MASTHEAD_DRAIN_SECONDS: String(kind.drainSeconds),
  });
  const proxy = await kind.start(kind.program ?? '', cluster.ports);
  try {
    const mailing = await startSend(bench, pool);
    const load = startLoad({ address: proxy.address, token, siteId });
    const stops: number[] = [];
    const imports: number[] = [];
    while (imports.length < upgrades) {
      imports.push(await beginImport(bench, pool, siteId));
      stops.push(...(await cluster.roll(installLater(bench.folder, installed + imports.length))));
    }
    const missed = await load.end();
    const mail = await settle(pool, { mailing, imports, accepted: sink.accepted });
    const { requests, failures } = load.tally;
    const row = [
      kind.name,
      imports.length,
      grouped(requests),
      `**${failures.length}**`,
      longest(stops) - kind.drainSeconds * 1000,
      `${longest(load.gaps)} (${load.gaps.length})`,
      grouped(load.sent.length),
      `**${missed.length}**`,
      `**${await account(pool, load.sent)}**`,
      `${grouped(mail.sent)} (${mail.inDoubt})`,
      `**${mail.disagreements.length}**`,
      grouped(imports.length * importRows),
    ];
    const told = [...failures, ...mail.disagreements].slice(0, 10);
    return { row, told: told.map((one) => `- ${kind.name}: ${one}`) };
  } finally {
    await Promise.all([proxy.end(), cluster.end(), sink.stop()]);
  }
}

/**
 * Two web servers and a worker are upgraded in turn, each time to a version with one migration more, under pages, calls,
 * uploads, chat, a send and imports.
 */
export const run = () =>
  onBench(async (bench) => {
    const pool = openPool(bench.connection, { max: 4 });
    bench.atEnd(() => pool.end({ timeout: 2 }));
    await notePlace(pool);
    const done: Awaited<ReturnType<typeof runKind>>[] = [];
    for (const kind of kinds)
      if (kind.program !== null)
        done.push(await runKind(bench, pool, kind, done.length * upgrades));
    const head =
      'proxy | upgrades | requests | failed | longest stop of a web server after draining, ms | longest WebSocket gap, ms (gaps) | messages | missed | lost or doubled | emails sent (in doubt) | wrong | rows imported, each once';
    return [
      ...table(
        head,
        done.map(({ row }) => row),
      ),
      ...done.flatMap(({ told }) => told),
    ];
  });

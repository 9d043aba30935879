import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productEnv, startSink } from '../server/src/email/mailings/sink.testing.ts';
import { buildStaff } from '../server/src/people/users/users.testing.ts';
import { hashPassword } from '../server/src/platform/access/password.ts';
import { type Connection, openPool, type Pool } from '../server/src/platform/db/client.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { notePlace } from '../server/src/platform/db/place.queries.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/supervisor.ts';
import {
  s3Account,
  startS3Peer,
} from '../server/src/platform/integrations/images/s3-peer.testing.ts';
import { freePort, until } from './browsing.ts';
import { openLink } from './outage-link.ts';
import { mountVolume } from './outage-volumes.ts';
import { childrenOf, postmasterIn } from './processes.ts';

/** Roles of the person who does everything here. */
const roles = ['admin', 'editor'] as const;
export const username = 'loader';
export const password = 'a long password for this bench';

/** One server of the product, as `npm start` runs it: a supervisor with a web process and a worker process. */
export interface Server {
  address: string;
  /** The read end of its output, when that is a pipe. */
  output: ChildProcess['stdout'];
  /** A process of it by what it does. */
  pidOf: (part: 'supervisor' | 'web' | 'worker') => number;
  /** Starts it again after its supervisor was killed, as systemd would. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** How a server runs, where that is not the usual way. */
export interface Special {
  env?: NodeJS.ProcessEnv;
  /** Where its log goes: a file by default. */
  log?: 'pipe' | 'volume';
}

/** Everything that can be struck, and everything that bears witness. */
export interface World {
  folder: string;
  volumes: Record<'postgres' | 'data' | 'temporary' | 'log', string>;
  connection: Exclude<Connection, string>;
  /** The bench's own connections, without limits. */
  pool: Pool;
  servers: Server[];
  sink: Awaited<ReturnType<typeof startSink>>;
  /** The storage, and the network to it. */
  s3: Awaited<ReturnType<typeof startS3Peer>>;
  s3Link: Awaited<ReturnType<typeof openLink>>;
  /** The network to the database of the second server. */
  databasePids: () => number[];
  postmaster: () => number;
}

/** How a world is made. */
export interface Setting {
  storage: 'disk' | 's3';
  special?: (index: number, folder: string) => Special;
  /** Size of the volume of the database, in MB. */
  databaseMb?: number;
}

const roleOf = (pid: number): string =>
  /(?:^|\0)MASTHEAD_ROLE=(\w+)/.exec(readFileSync(`/proc/${pid}/environ`, 'latin1'))?.[1] ?? '';

async function startServer(
  env: NodeJS.ProcessEnv,
  { log, path }: { log: Special['log']; path: string },
) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  const start = async () => {
    const out = log === 'pipe' ? 'pipe' : openSync(path, 'a');
    child = spawn(process.execPath, ['server/src/supervise.ts'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', out, out],
    });
    if (typeof out === 'number') closeSync(out);
    await until(async () => (await fetch(`${address}/api/health`)).ok);
  };
  await start();
  return {
    address,
    get output() {
      return child.stdout;
    },
    pidOf(part) {
      const pid = child.pid ?? 0;
      if (part === 'supervisor') return pid;
      const found = childrenOf(pid).find((one) => roleOf(one) === part);
      if (!found) throw new Error(`No ${part} process`);
      return found;
    },
    restart: start,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await once(child, 'exit');
      clearTimeout(late);
    },
  } satisfies Server;
}

const s3Env = (url: string): NodeJS.ProcessEnv => ({
  MASTHEAD_S3_URL: url,
  MASTHEAD_S3_BUCKET: s3Account.bucket,
  MASTHEAD_S3_REGION: s3Account.region,
  MASTHEAD_S3_KEY: s3Account.accessKeyId,
  MASTHEAD_S3_SECRET: s3Account.secretAccessKey,
});

/** Runs `work` on two servers with a database, a mail server and a storage of their own, and ends all of it. */
export async function inWorld<T>(setting: Setting, work: (world: World) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-outage-'));
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const volume = (name: string, megabytes: number) => {
    const path = join(folder, name);
    mkdirSync(path);
    ends.push(mountVolume(path, megabytes));
    return path;
  };
  try {
    const volumes = {
      postgres: volume('postgres', setting.databaseMb ?? 600),
      data: volume('data', 700),
      temporary: volume('temporary', 64),
      log: volume('log', 1),
    };
    const database = await startEmbeddedPostgres({ folder: volumes.postgres, database: 'outage' });
    ends.push(() => database.stop());
    const { connection } = database;
    await migrate(connection);
    const pool = openPool(connection, { max: 4, name: 'bench', hasLimits: false });
    ends.push(() => pool.end({ timeout: 1 }));
    await notePlace(pool);
    const id = await buildStaff(pool, ...roles);
    await pool`update users set username = ${username}, password_hash = ${await hashPassword(password)} where id = ${id}`;
    const sink = await startSink(15);
    ends.push(() => sink.stop());
    const s3 = await startS3Peer();
    ends.push(() => s3.stop());
    const s3Link = await openLink(new URL(s3.url));
    ends.push(() => s3Link.close());
    const servers: Server[] = [];
    ends.push(() => Promise.all(servers.map((server) => server.stop())));
    for (const index of [0, 1]) {
      const { env = {}, log } = setting.special?.(index, folder) ?? {};
      const path = join(log === 'volume' ? volumes.log : folder, `server-${index}.log`);
      const all = {
        ...productEnv(connection, sink.address),
        MASTHEAD_DATA: volumes.data,
        ...(setting.storage === 's3' ? s3Env(s3Link.url) : {}),
        MASTHEAD_REQUESTS_PER_MINUTE: '1000000',
        ...env,
      };
      servers.push(await startServer(all, { log, path }));
    }
    const postmaster = () => postmasterIn(volumes.postgres);
    const databasePids = () => [postmaster(), ...childrenOf(postmaster())];
    return await work({
      ...{ folder, volumes, connection, pool, servers, sink, s3, s3Link },
      ...{ databasePids, postmaster },
    });
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** What the servers have logged. */
export const logsOf = ({ folder }: World): Promise<string[]> =>
  Promise.all(
    [0, 1].map((index) => readFile(join(folder, `server-${index}.log`), 'utf8').catch(() => '')),
  );

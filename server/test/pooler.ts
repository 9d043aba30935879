import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestConnection } from './test-connection.ts';

/** A PgBouncer in front of the test database server. */
export interface Pooler {
  connection: TestConnection;
  /** Ends it at once, as by kill -9. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The first of these programs that is a PgBouncer of such a version. */
function findPooler(names: readonly string[], isRight: (minor: number) => boolean): string | null {
  const isFound = (name: string) => {
    const { stdout } = spawnSync(name, ['--version'], { encoding: 'utf8' });
    const [, minor] = /PgBouncer 1\.(\d+)/.exec(stdout ?? '') ?? [];
    return minor !== undefined && isRight(Number(minor));
  };
  return names.find(isFound) ?? null;
}

/** A PgBouncer that tracks prepared statements; null without one (`.ci/newer-pgbouncer` installs it). */
export const newPooler = findPooler(
  ['pgbouncer', '/usr/sbin/pgbouncer', 'pgbouncer-1.24'],
  (minor) => minor >= 21,
);

/** A PgBouncer that is too old for prepared statements; null without one. */
export const oldPooler = findPooler(['/usr/sbin/pgbouncer'], (minor) => minor < 21);

/** Why: PgBouncer and PostgreSQL refuse to run as root; inside a user namespace it is nobody, and still reads root's files. */
export const notAsRoot =
  process.getuid?.() === 0
    ? ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--']
    : [];

interface PoolerOptions {
  program?: string | null;
  mode?: 'session' | 'transaction' | 'statement';
  /** Connections to one database. */
  size?: number;
  /** Prepared statements that are tracked on a connection; null leaves the setting out. */
  prepared?: number | null;
}

/** Starts PgBouncer on a socket in a scratch folder. */
export async function openPooler(
  { host, port, user, password, database }: TestConnection,
  { program = newPooler, mode = 'transaction', size = 3, prepared = 200 }: PoolerOptions = {},
): Promise<Pooler> {
  if (!program) throw new Error('PgBouncer 1.21 or newer is missing: run .ci/newer-pgbouncer');
  const folder = await mkdtemp(join(tmpdir(), 'masthead-pooler-'));
  const [config, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users')];
  await writeFile(users, `"${user}" "${password}"\n`);
  const lines = [
    '[databases]',
    `* = host=${host} port=${port}`,
    '[pgbouncer]',
    `unix_socket_dir = ${folder}`,
    'listen_port = 6432',
    'auth_type = trust',
    `auth_file = ${users}`,
    `pool_mode = ${mode}`,
    `default_pool_size = ${size}`,
    'max_client_conn = 1000',
    ...(prepared === null ? [] : [`max_prepared_statements = ${prepared}`]),
    '',
  ];
  await writeFile(config, lines.join('\n'));
  let running: ChildProcess | null = null;

  const socket = join(folder, '.s.PGSQL.6432');
  const isReachable = () =>
    new Promise<boolean>((resolve) => {
      const attempt = connect(socket, () => resolve(true)).on('error', () => resolve(false));
      attempt.on('connect', () => attempt.destroy());
    });
  async function start() {
    const [file = '', ...args] = [
      ...notAsRoot,
      ...['setpriv', '--pdeathsig', 'KILL', '--'],
      ...[program as string, '--quiet', config],
    ];
    running = spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    while (!(await isReachable())) {
      if (running.exitCode !== null) throw new Error('PgBouncer ended at its start');
      await sleep(20);
    }
  }
  async function kill() {
    const ending = running;
    running = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.kill('SIGKILL');
    await once(ending, 'exit');
    await rm(socket, { force: true });
  }
  await start();
  return {
    connection: { host: folder, port: 6432, user, password, database },
    kill,
    start,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A connection as an address for `DATABASE_URL`, also to a socket. */
export function addressOf({ host, port, user, password, database }: TestConnection): string {
  const named = new URLSearchParams({ host, port: String(port), user, password });
  return `postgres:///${database}?${named.toString()}`;
}

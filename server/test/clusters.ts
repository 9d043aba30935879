import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { notAsRoot } from './pooler.ts';

const port = 5432;
export const clusterUser = 'masthead';

/** Where the server programs of an installed PostgreSQL are, the newest one’s; null without one. */
export const serverPrograms =
  globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(join(folder, 'pg_basebackup')))
    .sort()
    .at(-1) ?? null;

async function run(program: string, args: string[]): Promise<void> {
  const [file = '', ...rest] = [...notAsRoot, join(serverPrograms ?? '', program), ...args];
  await promisify(execFile)(file, rest);
}

/** A PostgreSQL server of its own, with a socket in its folder. */
export interface Cluster {
  /** Its folder, which its socket is in. */
  host: string;
  /** Ends it at once, as by kill -9. */
  kill(): Promise<void>;
}

async function start(host: string): Promise<Cluster> {
  const settings = ['listen_addresses=', `unix_socket_directories=${host}`, 'fsync=off'];
  const [file = '', ...args] = [
    ...[...notAsRoot, 'setpriv', '--pdeathsig', 'KILL', '--'],
    ...[join(serverPrograms ?? '', 'postgres'), '-D', join(host, 'data')],
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const running: ChildProcess = spawn(file, args, { stdio: 'ignore' });
  const isReady = () =>
    run('pg_isready', ['-q', '-h', host, '-p', String(port)]).then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (running.exitCode !== null) throw new Error('PostgreSQL ended at its start');
    await sleep(50);
  }
  return {
    host,
    async kill() {
      if (running.exitCode !== null || running.signalCode !== null) return;
      running.kill('SIGKILL');
      await once(running, 'exit');
    },
  };
}

/** Starts a new server in an empty folder. */
export async function startPrimary(folder: string): Promise<Cluster> {
  const data = join(folder, 'data');
  await run('initdb', [
    '-D',
    data,
    '-U',
    clusterUser,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '-N',
  ]);
  await writeFile(join(data, 'pg_hba.conf'), 'local all all trust\nlocal replication all trust\n');
  return start(folder);
}

/** Starts a standby that follows the primary, in an empty folder. */
export async function startStandby(primary: Cluster, folder: string): Promise<Cluster> {
  await run('pg_basebackup', [
    ...['-h', primary.host, '-p', String(port), '-U', clusterUser],
    ...['-D', join(folder, 'data'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
  ]);
  return start(folder);
}

/** The one address that the servers know, in front of whichever cluster is the primary. */
export async function openAddress(first: Cluster) {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const behind = connect(join(target.host, `.s.PGSQL.${port}`));
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** New connections lead to another cluster. */
    switchTo(cluster: Cluster) {
      target = cluster;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

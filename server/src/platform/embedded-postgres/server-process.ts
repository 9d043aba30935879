import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import {
  type DataFolder,
  giveToOwner,
  isRoot,
  lockFileOf,
  readOrWrite,
  removeStale,
  whoHolds,
} from './data-folder.ts';
import { commandLine, run, type Tools } from './run-as.ts';

/** One database server: where it is, and with what to start it. */
export interface Server {
  tools: Tools;
  cluster: Cluster;
  address: Address;
  /** The name of the app's database. */
  database: string;
}

const SETTINGS = {
  shared_buffers: '128MB',
  max_connections: '100',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Why: after a crash every file is brought to the disk first; one by one that took up to 19 s on a busy disk.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
};

const MAX_LOG_BYTES = 10_000_000;
export const SHUTDOWN_MS = 60_000;
const POLL_MS = 20;

/** True while a process that we must wait for holds the data; stale lock files are cleared away. */
export async function isHeld({ cluster, address }: Server) {
  for (const file of [lockFileOf(cluster.path), address.lockFile]) {
    if (!file) continue;
    const holder = await whoHolds(file, cluster.path);
    if (holder.is === 'server') return true;
    if (holder.is === 'stranger') await removeStale(file, holder);
  }
  return false;
}

/** Detached: Ctrl-C must not reach the database before the app has finished with it. */
export async function launch({ tools, cluster, address }: Server): Promise<ChildProcess> {
  // Why: the number by which the disk knows the folder is what a copy of it has not (decision 59).
  const { ino } = await stat(cluster.path, { bigint: true });
  const settings = Object.entries({
    ...SETTINGS,
    ...address.settings,
    'masthead.folder': String(ino),
  });
  const options = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { postgres, env } = tools.programs;
  const command = commandLine(tools, postgres, ['-D', cluster.path, ...options]);
  const logFile = await openLog(tools.folder);
  try {
    const child = spawn(command.file, command.args, {
      cwd: tools.folder.path,
      env,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', logFile.fd, logFile.fd],
    });
    child.on('error', () => {});
    child.unref();
    return child;
  } finally {
    await logFile.close();
  }
}

async function openLog(folder: DataFolder): Promise<FileHandle> {
  const path = logPath(folder);
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > MAX_LOG_BYTES) await rename(path, `${path}.old`);
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  const file = await open(path, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  if (isRoot) await file.chown(folder.owner.uid, folder.owner.gid);
  return file;
}

export function logPath(folder: DataFolder) {
  return join(folder.path, 'postgres.log');
}

/** Why PostgreSQL ended, in its own words. */
export async function lastWords({ tools }: Server) {
  const text = await readFile(logPath(tools.folder), 'utf8').catch(() => '');
  const failures = [...text.matchAll(/(?:FATAL|PANIC): +(.*)/g)];
  return failures.at(-1)?.[1] ?? text.trim().split('\n').at(-1) ?? '';
}

/** A fast, clean shutdown; done when the server that runs now has let go of the data. */
export async function shutDown({ tools, cluster }: Server) {
  const lockFile = lockFileOf(cluster.path);
  const { is, pid } = await whoHolds(lockFile, cluster.path);
  if (is !== 'server' || !pid) return true;
  await run(tools, tools.programs.pgCtl, ['kill', 'INT', String(pid)]).catch(() => {});
  const deadline = Date.now() + SHUTDOWN_MS;
  while (Date.now() < deadline) {
    const holder = await whoHolds(lockFile, cluster.path);
    if (holder.is !== 'server' || holder.pid !== pid) return true;
    await sleep(POLL_MS);
  }
  return false;
}

interface Address {
  host: string;
  port: number;
  settings: Record<string, string>;
  /** PostgreSQL's second lock file, beside the socket. */
  lockFile?: string;
}

const PORT = 5432;

/** Limit: a socket's path may have 103 bytes on macOS and 107 on Linux. */
const MAX_SOCKET_BYTES = 103;

/** Constant for a data folder, so that connection pools reconnect to a restarted server. */
export async function chooseAddress(folder: DataFolder): Promise<Address> {
  if (process.platform === 'win32') return loopbackAddress(folder);
  const host = await openSocketFolder(folder);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: host,
    unix_socket_permissions: '0700',
  };
  return { host, port: PORT, settings, lockFile: `${socketIn(host)}.lock` };
}

async function openSocketFolder(folder: DataFolder) {
  const usual = join(folder.path, 'run');
  // Both PostgreSQL and its drivers read a comma in a host as a list.
  const fits = Buffer.byteLength(socketIn(usual)) <= MAX_SOCKET_BYTES && !/[,"]/.test(usual);
  const path = fits ? usual : join('/tmp', shortName(folder));
  try {
    await mkdir(path, { mode: 0o700 });
    await giveToOwner(folder, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const found = await lstat(path);
  const isPrivate = found.isDirectory() && (found.mode & 0o077) === 0;
  if (!isPrivate || found.uid !== folder.owner.uid) {
    throw new Error(
      `The folder ${path} must be accessible only to the user that runs Masthead. Remove it and start again.`,
    );
  }
  return path;
}

function socketIn(host: string) {
  return join(host, `.s.PGSQL.${PORT}`);
}

/** Why: not in the user's own runtime folder, because root and the owner must find the same socket. */
function shortName({ path, owner }: DataFolder) {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return `masthead-${owner.uid}-${hash}`;
}

/** Limit: the drivers cannot use a socket file on Windows. */
async function loopbackAddress(folder: DataFolder): Promise<Address> {
  const free = await findFreePort();
  const port = Number(await readOrWrite(folder, 'port', () => String(free)));
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
  };
  return { host: '127.0.0.1', port, settings };
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

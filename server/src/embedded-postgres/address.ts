import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { lstat, mkdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { type DataFolder, giveToOwner, keepFirst } from './data-folder.ts';

export interface Address {
  host: string;
  port: number;
  settings: Record<string, string>;
  /** PostgreSQL's second lock file, beside the socket. */
  lockFile?: string;
}

const PORT = 5432;

/** Limit: a socket's path may have 103 bytes on macOS and 107 on Linux. */
const MAX_SOCKET_BYTES = 103;

/** Never changes for a data folder, so that every connection pool finds a restarted server by itself. */
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
      `The folder ${path} is not private to Masthead's user. Remove it and start again.`,
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
  const port = Number(await keepFirst(folder, 'port', () => String(free)));
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

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import {
  lchown,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  unlink,
} from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface DataFolder {
  path: string;
  /** The server always runs as whoever owns the folder, so that root and that user can take turns. */
  owner: { uid: number; gid: number };
}

const HOUR_MS = 3_600_000;
const isWindows = process.platform === 'win32';

export const isRoot = process.geteuid?.() === 0;

export async function openDataFolder(wanted: string): Promise<DataFolder> {
  try {
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    const path = await realpath(wanted);
    const owner = isWindows ? { uid: 0, gid: 0 } : await claim(path);
    return { path, owner };
  } catch (error) {
    throw explain(error, wanted);
  }
}

async function claim(path: string) {
  const { uid, gid } = await stat(path);
  if (!isRoot && uid !== process.geteuid?.()) {
    throw new Error(
      `The data folder ${path} belongs to ${uid === 0 ? 'root' : 'another user'}. Start Masthead as that user, change the folder’s owner (chown -R), or choose another data folder.`,
    );
  }
  const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = constants;
  const folder = await open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  try {
    const { mode } = await folder.stat();
    // Not if it is private already: root in a container may lack the right to.
    if ((mode & 0o077) !== 0) await folder.chmod(0o700);
    return { uid, gid };
  } finally {
    await folder.close();
  }
}

function explain(error: unknown, wanted: string) {
  const { code } = error as NodeJS.ErrnoException;
  const reason = {
    EACCES: 'this user does not have permission to open or create it',
    EPERM: 'this user does not have permission to open or create it',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'it is not a folder',
    EEXIST: 'it is not a folder',
  }[code ?? ''];
  if (!reason) return error;
  return new Error(`Masthead cannot use the data folder ${wanted}: ${reason}.`, { cause: error });
}

/** When root works in a user's folder, its files must stay usable by that user. */
export async function giveToOwner({ owner }: DataFolder, path: string) {
  if (isRoot) await lchown(path, owner.uid, owner.gid);
}

/** The name says who made it and when, so that the sweep can tell rubbish from work in progress. */
export function temporaryPath(folder: DataFolder, kind: 'init' | 'pw') {
  const unique = randomBytes(4).toString('hex');
  return join(folder.path, `${kind}-${process.pid}-${Date.now()}-${unique}`);
}

/** Several processes starting at once all get the first one's value, never a partial file. */
export async function readOrWrite(folder: DataFolder, name: string, makeValue: () => string) {
  const file = join(folder.path, name);
  const kept = await readFile(file, 'utf8').catch(ifMissing);
  if (kept) return kept.trim();
  const draft = temporaryPath(folder, 'pw');
  const handle = await open(draft, 'wx', 0o600);
  await handle.writeFile(`${makeValue()}\n`);
  await handle.sync();
  await handle.close();
  await giveToOwner(folder, draft);
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}

export function ifMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Leftovers of an interrupted start. */
export async function sweep(folder: DataFolder) {
  for (const name of await readdir(folder.path)) {
    const [, pid, madeAt] = /^(?:init|pw)-(\d+)-(\d+)-/.exec(name) ?? [];
    if (!pid || isAlive(Number(pid)) || Date.now() - Number(madeAt) < HOUR_MS) continue;
    await discard(folder, join(folder.path, name));
  }
}

/** Root never deletes a tree that another user could replace with a link; the owner's next start deletes it. */
export async function discard({ owner }: DataFolder, path: string) {
  const isOwner = isWindows || owner.uid === process.geteuid?.();
  if (isOwner) await rm(path, { recursive: true, force: true });
}

/** `server`: wait for it. `stranger`: the file is stale, but PostgreSQL would take it for a running server. */
export type Holder = { is: 'nobody' | 'server' | 'stranger'; pid: number; content: string };

const NOBODY: Holder = { is: 'nobody', pid: 0, content: '' };
const EMPTY_FILE_IS_STALE_MS = 5_000;

export function lockFileOf(cluster: string) {
  return join(cluster, 'postmaster.pid');
}

export async function whoHolds(lockFile: string, cluster: string): Promise<Holder> {
  const content = await readFile(lockFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (content === null) return NOBODY;
  const pid = pidIn(content);
  if (!pid) return { is: (await isOld(lockFile)) ? 'stranger' : 'server', pid, content };
  if (!isAlive(pid)) return NOBODY;
  return { is: (await isServerOn(pid, cluster)) ? 'server' : 'stranger', pid, content };
}

function pidIn(content: string) {
  return Math.abs(Number.parseInt(content, 10)) || 0;
}

async function isOld(file: string) {
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  return age > EMPTY_FILE_IS_STALE_MS;
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** After a reboot the number in the file may belong to any program. */
async function isServerOn(pid: number, cluster: string) {
  const command = await commandOf(pid);
  if (command === null) return true;
  const [, itsCluster] = /postgres\S* -D (.+?)(?: -c .*)?$/s.exec(command) ?? [];
  if (!itsCluster) return false;
  if (itsCluster === cluster) return true;
  // A folder moved while its server runs still has that server, until another folder claims it.
  const claimed = await readFile(lockFileOf(itsCluster), 'utf8').catch(() => '');
  return pidIn(claimed) !== pid;
}

/** Null if unknown. */
async function commandOf(pid: number): Promise<string | null> {
  if (process.platform === 'win32') return null;
  if (process.platform === 'linux') {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return words.split('\0').join(' ').trim();
  }
  const ps = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return ps.then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}

/** Renamed before it is removed, so that a file another start has just written is noticed and put back. */
export async function removeStale(lockFile: string, { content }: Holder) {
  const aside = `${lockFile}.${process.pid}`;
  try {
    await rename(lockFile, aside);
    if ((await readFile(aside, 'utf8')) !== content) await link(aside, lockFile);
    await unlink(aside);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  }
}

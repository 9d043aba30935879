import { execFile } from 'node:child_process';
import { link, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

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

export function isAlive(pid: number) {
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

/** Null where it cannot be told. */
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

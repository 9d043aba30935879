import { readdir, readFile, readlink, realpath } from 'node:fs/promises';

/** A running program of the operating system, as far as Linux tells. */
async function look(pid: number) {
  const [folder, status] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => null),
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
  ]);
  // Why: the name stands in brackets and may hold spaces and brackets itself.
  const [, parent] = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return { pid, folder, parent: Number(parent) };
}

/**
 * Ends what a database whose main process was killed has left running. Why: a query that still calculates notices
 * nothing of it, and no new server starts on the data before the last of them has gone.
 */
export async function endOrphans(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const folderOfData = await realpath(cluster);
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 1);
  const programs = await Promise.all(pids.map(look));
  const ours = programs.filter(({ folder }) => folder === folderOfData);
  // Why: the main process works in the folder too, and its children have it for a parent.
  const families = new Set(ours.map(({ pid }) => pid));
  for (const { pid, parent } of ours) if (!families.has(parent) && (await isWorker(pid))) kill(pid);
}

/** A worker calls itself `postgres: …`; the main process still has its command line. */
const isWorker = async (pid: number) =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).startsWith('postgres: ');

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has gone by itself.
  }
}

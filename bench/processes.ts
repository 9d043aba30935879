import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The processes that a process has started. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === parent ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

/** The main process of a database. */
export const postmasterIn = (folder: string): number =>
  Number(readFileSync(join(folder, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Kills every process of a database at once. */
export function killAll(postmaster: number): void {
  // Why: a process that its parent has not looked after yet can be killed without an error.
  process.kill(postmaster, 'SIGSTOP');
  for (const pid of [...childrenOf(postmaster), postmaster]) process.kill(pid, 'SIGKILL');
}

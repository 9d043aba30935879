import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
/** A whole run writes at most 0.2 GB; the rest is left to other processes. */
const roomWanted = 4 * 1024 ** 3;

/**
 * Puts the temporary files of this process and its children in memory if there is room; returns a function that removes
 * them. Why: every test file has a database of its own, about a thousand files, which on disk cost nearly a third of
 * the processor time of the server tests.
 */
export function useScratchMemory(): () => void {
  if (process.env.TMPDIR || !hasRoom()) return () => {};
  const folder = mkdtempSync(join(memory, 'masthead-'));
  // Why: as in every temporary folder, programs of other accounts (the database, when run as root) write here too.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** False when tmpfs is not available or has too little space. */
export function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomWanted;
  } catch {
    return false;
  }
}

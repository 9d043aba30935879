import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

const megabyte = 1024 ** 2;

/** Whether the disk of a folder has less than so many megabytes free. A folder to be created counts as its parent. */
export async function isDiskLow(folder: string, reserveMb: number): Promise<boolean> {
  if (reserveMb === 0) return false;
  const found = await statfs(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && dirname(folder) !== folder) return null;
    throw error;
  });
  if (!found) return isDiskLow(dirname(folder), reserveMb);
  const { blocks, bavail, bsize } = found;
  // Why: some network file systems report no blocks at all.
  return blocks > 0 && bavail * bsize < reserveMb * megabyte;
}

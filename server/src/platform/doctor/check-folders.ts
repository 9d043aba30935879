import { randomUUID } from 'node:crypto';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { ImageStorage } from '../integrations/images/image-host.ts';
import { type Finding, ok, problem, warning } from './checks.ts';

const gigabyte = 1024 ** 3;
/** Below these, a disk is nearly full, and full. */
const little = 5 * gigabyte;
const tooLittle = gigabyte;

/** Judges the free space of a disk. */
export function judgeSpace(folder: string, free: number): Finding {
  const amount = `${(free / gigabyte).toFixed(1)} GB free on the disk of ${folder}`;
  if (free < tooLittle)
    return problem(amount, 'Make room now, or move the folder to a larger disk.');
  if (free < little) return warning(amount, 'Make room, or move the folder to a larger disk.');
  return ok(amount);
}

const codes: Record<string, string> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be written to',
  EPERM: 'may not be written to',
  EROFS: 'is on a read-only disk',
  ENOSPC: 'is on a full disk',
};

/** Checks that a folder exists and can be written to, by its owner, with room to spare. */
export async function checkFolder(name: string, folder: string): Promise<Finding[]> {
  const probe = join(folder, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, 'a probe', { flag: 'wx' });
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return [
      problem(
        `the folder ${folder} (${name}) ${codes[code] ?? `cannot be used: ${message}`}`,
        `Create it, give it to the user ${userInfo().username}, or set ${name}.`,
      ),
    ];
  } finally {
    await rm(probe, { force: true });
  }
  const [{ uid }, { bavail, bsize }] = await Promise.all([stat(folder), statfs(folder)]);
  const me = process.geteuid?.() ?? uid;
  const owner =
    uid === me || me === 0
      ? ok(`the folder ${folder} (${name}) can be written to`)
      : warning(
          `the folder ${folder} (${name}) belongs to another user (${uid}) than Masthead's (${me})`,
          `Give it to the user that runs Masthead: chown -R ${me} ${folder}`,
        );
  return [owner, judgeSpace(folder, bavail * bsize)];
}

/** Writes, reads and deletes a small file in the storage of pictures. */
export async function checkStorage(storage: ImageStorage, where: string): Promise<Finding> {
  const key = `doctor/${randomUUID()}.txt`;
  const content = Buffer.from(key);
  const failed = (what: string, error: unknown) =>
    problem(
      `${where} can't ${what}: ${(error as Error).message}`,
      'Check the address, the bucket and the rights of the key (MASTHEAD_S3_…), or the folder.',
    );
  try {
    await storage.write(key, content, 'text/plain');
  } catch (error) {
    return failed('store files', error);
  }
  try {
    const read = await storage.read(key);
    if (!read?.equals(content))
      return failed('return files', new Error('it returned another file'));
  } catch (error) {
    return failed('return files', error);
  } finally {
    // Why not awaited for its failure: that is reported below.
    await storage.remove(key).catch(() => {});
  }
  const left = await storage.read(key).catch((error: Error) => error);
  return left === null
    ? ok(`${where} stores, returns and deletes files`)
    : failed(
        'delete files',
        left instanceof Error ? left : new Error('a deleted file was returned'),
      );
}

import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, statfs, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Pool, write } from '../../db/client.ts';
import { findFilesId, insertFilesId } from './files-folder.queries.ts';

/** The file that says which database the pictures and files of a folder belong to. */
const markerOf = (folder: string) => join(folder, 'files-id');

const unusable = (folder: string) => (cause: NodeJS.ErrnoException) => {
  throw new Error(`MASTHEAD_DATA ${resolve(folder)} can’t be used (${cause.code}).`, { cause });
};

async function readMarker(folder: string): Promise<string | null> {
  const text = await readFile(markerOf(folder), 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? '' : unusable(folder)(error),
  );
  return text.trim() || null;
}

/** Why renamed: another server that shares the folder never reads half of it. */
async function writeMarker(folder: string, id: string): Promise<void> {
  const unfinished = `${markerOf(folder)}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(unfinished, `${id}\n`);
  await rename(unfinished, markerOf(folder));
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const refusal = (folder: string, id: string) =>
  `MASTHEAD_DATA ${resolve(folder)} doesn’t hold the pictures and files of this database. Servers on several machines need ` +
  'MASTHEAD_S3_URL, or one folder that all of them share. If the files were moved here, run: ' +
  `echo ${id} > '${markerOf(resolve(folder))}'`;

/**
 * Refuses a folder that does not hold the pictures and files of the database: of two servers with a local disk each,
 * either would miss what the other has saved. A database that knows no folder yet takes this one (decision 119).
 */
export async function checkFilesFolder(pool: Pool, folder: string): Promise<void> {
  await write(pool, null, async (db) => {
    const found = await readMarker(folder);
    const isUsable = found !== null && uuid.test(found);
    const id = isUsable ? found : randomUUID();
    // Why within the transaction: a server that starts at the same time waits here until the file is written.
    if (await insertFilesId(db, id)) {
      if (!isUsable) await writeMarker(folder, id).catch(unusable(folder));
      return;
    }
    const known = await findFilesId(db);
    if (known !== null && (await readMarker(folder)) !== known)
      throw new Error(refusal(folder, known));
  });
}

/** Why the folder cannot be used now: a few words, or 'full'; null if it can. `id` is null when it is not checked. */
export async function folderProblem(folder: string, id: string | null): Promise<string | null> {
  try {
    if (id !== null && (await readMarker(folder)) !== id)
      return 'MASTHEAD_DATA is no longer the folder that this server started with';
    await access(folder, constants.W_OK);
    const { bavail } = await statfs(folder);
    return bavail === 0 ? 'full' : null;
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return `MASTHEAD_DATA can’t be used (${code})`;
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDiskLow } from './disk-space.ts';
import { checkKey, ImageHostError, type ImageStorage, type StoredFile } from './image-host.ts';

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT';
const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '');

/** Stores files in a folder; a file appears under its name only once it is complete. `reserveMb` of its disk stay free. */
export function diskStorage(folder: string, reserveMb = 0): ImageStorage {
  const pathOf = (key: string) => {
    checkKey(key);
    return join(folder, key);
  };
  return {
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(key, content) {
      if (await isDiskLow(folder, reserveMb))
        throw new ImageHostError('The disk is nearly full', { isFull: true });
      const path = pathOf(key);
      const temporary = join(folder, 'unfinished', randomUUID());
      try {
        await mkdir(dirname(path), { recursive: true });
        await mkdir(dirname(temporary), { recursive: true });
        await writeSafely(temporary, content);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        if (isFull(error))
          throw new ImageHostError('The disk is full', { cause: error, isFull: true });
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    list: (prefix) => listFolder(folder, prefix.replace(/\/$/, '')),
  };
}

async function writeSafely(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function listFolder(folder: string, prefix: string): Promise<StoredFile[]> {
  const entries = await readdir(join(folder, prefix), {
    withFileTypes: true,
    recursive: true,
  }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile());
  const found = await Promise.all(
    files.map(async (entry): Promise<StoredFile | null> => {
      const path = join(entry.parentPath, entry.name);
      // Why: another server may have removed it.
      const facts = await stat(path).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      const key = path.slice(folder.length + 1);
      return facts && { key, bytes: facts.size, changedAt: facts.mtime };
    }),
  );
  return found.filter((file) => file !== null);
}

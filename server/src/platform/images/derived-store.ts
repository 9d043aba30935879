import { contentTypes, derivedPrefix } from '../integrations/images/built-in-host.ts';
import type { ImageStorage } from '../integrations/images/image-host.ts';

/** Limits of stored resized images, so that invented addresses cannot fill the disk. */
export interface Bounds {
  perImage: number;
  bytes: number;
}

/** The whole is looked over after so many new pictures. */
const sweepEvery = 200;

/** Stores resized images within limits; the oldest are deleted first. */
export function derivedStore(storage: ImageStorage, bounds: Bounds) {
  let madeSinceSweep = 0;
  return {
    read: (key: string) => storage.read(key),
    async save(publicId: string, key: string, bytes: Buffer): Promise<void> {
      await dropOldest(storage, derivedPrefix(publicId), { files: bounds.perImage - 1 });
      await storage.write(key, bytes, contentTypes[key.split('.').at(-1) ?? ''] ?? '');
      madeSinceSweep += 1;
      if (madeSinceSweep < sweepEvery) return;
      madeSinceSweep = 0;
      await dropOldest(storage, 'derived/', { bytes: bounds.bytes });
    },
  };
}

export type DerivedStore = ReturnType<typeof derivedStore>;

/** Removes the oldest until no more than so many files, or bytes, are left. */
export async function dropOldest(
  storage: ImageStorage,
  prefix: string,
  { files: mostFiles = Infinity, bytes: mostBytes = Infinity }: { files?: number; bytes?: number },
): Promise<void> {
  const files = (await storage.list(prefix)).sort((a, b) => +a.changedAt - +b.changedAt);
  let left = files.length;
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  for (const file of files) {
    if (left <= mostFiles && bytes <= mostBytes) return;
    await storage.remove(file.key);
    left -= 1;
    bytes -= file.bytes;
  }
}

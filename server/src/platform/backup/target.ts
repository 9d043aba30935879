import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { diskStorage } from '../integrations/images/disk-storage.ts';
import type { ImageStorage } from '../integrations/images/image-host.ts';
import { s3Storage } from '../integrations/images/s3-storage.ts';
import { type BackupSettings, checkTarget } from './backup-settings.ts';

/** Where archives are: a folder or a bucket. Objects appear under their names only once they are complete. */
export type Target = ImageStorage;

/** What was asked for: a target, and the archive in it, if one was named. */
export interface Named {
  /** As it was given. */
  name: string;
  target: Target;
  /** Null: the newest. */
  archive: string | null;
}

/** A part of a storage, as a storage of its own. */
function below(storage: ImageStorage, prefix: string): ImageStorage {
  if (!prefix) return storage;
  const inside = (key: string) => `${prefix}/${key}`;
  return {
    read: (key) => storage.read(inside(key)),
    write: (key, content, type) => storage.write(inside(key), content, type),
    remove: (key) => storage.remove(inside(key)),
    async list(asked) {
      const found = await storage.list(inside(asked));
      return found.map((file) => ({ ...file, key: file.key.slice(prefix.length + 1) }));
    },
  };
}

/** A folder that only its owner can look into, because archives hold secrets; one that is there keeps its rights. */
function privateFolder(folder: string): ImageStorage {
  const storage = diskStorage(folder);
  return {
    ...storage,
    async write(key, content, type) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await storage.write(key, content, type);
    },
  };
}

/** Opens a folder or `s3://bucket/prefix`; `name` is what it was given as, for errors. */
export function openTarget(name: string, asked: string, s3: BackupSettings['s3']): Target {
  if (!asked.startsWith('s3://')) return privateFolder(resolve(asked));
  const { storage, prefix } = checkTarget(name, asked, s3);
  return below(s3Storage(storage), prefix);
}

/** Opens `TARGET/archives/ID`, or `TARGET` alone, whose newest archive is meant. */
export function openArchive(asked: string, s3: BackupSettings['s3']): Named {
  const [, target = asked, archive = null] =
    /^(.*?)\/archives\/(\d{8}t\d{6}z)\/?$/.exec(asked) ?? [];
  return { name: target, target: openTarget('ARCHIVE', target, s3), archive };
}

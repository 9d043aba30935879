import { join } from 'node:path';
import { diskStorage } from '../integrations/images/disk-storage.ts';
import type { ImageStorage } from '../integrations/images/image-host.ts';
import { s3Storage } from '../integrations/images/s3-storage.ts';
import type { Config } from '../process/config.ts';

/** A file of the product: the area it belongs to, and its name there. */
export interface AreaFile {
  /** `images/originals/photos/ab12.jpg`: the area, then its key. */
  name: string;
  bytes: number;
  changedAt: Date;
}

/** Pictures and files, wherever they are. Resized images are left out: they are made again. */
export interface FileAreas {
  /** `chatFiles` tells the files of the chat from those of invoices, which share a bucket. */
  list(chatFiles: ReadonlySet<string>): Promise<AreaFile[]>;
  read(name: string): Promise<Buffer | null>;
  write(name: string, content: Buffer): Promise<void>;
}

const areas = ['images', 'chat', 'invoices'] as const;
type Area = (typeof areas)[number];
const prefixes: Record<Area, string> = { images: 'originals/', chat: 'files/', invoices: 'files/' };

/** Opens them where the settings say. */
export function openFileAreas({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): FileAreas {
  const bucket = s3 && s3Storage(s3);
  const storageOf = (area: Area): ImageStorage => bucket ?? diskStorage(join(dataFolder, area));
  const find = (name: string): [ImageStorage, string] => {
    const at = name.indexOf('/');
    const area = areas.find((one) => one === name.slice(0, at));
    if (!area) throw new Error(`Unknown area of files: ${name}`);
    return [storageOf(area), name.slice(at + 1)];
  };
  return {
    async list(chatFiles) {
      const files: AreaFile[] = [];
      const isOf = (area: Area, key: string) =>
        area === 'images' ||
        !bucket ||
        (area === 'chat') === chatFiles.has(key.slice('files/'.length));
      for (const area of areas)
        for (const { key, ...facts } of await storageOf(area).list(prefixes[area]))
          if (isOf(area, key)) files.push({ name: `${area}/${key}`, ...facts });
      return files;
    },
    read(name) {
      const [storage, key] = find(name);
      return storage.read(key);
    },
    async write(name, content) {
      const [storage, key] = find(name);
      await storage.write(key, content, 'application/octet-stream');
    },
  };
}

import { join } from 'node:path';
import type { ImageFormat } from '@masthead/shared/images/image.ts';
import type { App } from '../app-parts.ts';
import { builtInHost, originalKey } from '../integrations/images/built-in-host.ts';
import { cloudinaryHost } from '../integrations/images/cloudinary.ts';
import { diskStorage } from '../integrations/images/disk-storage.ts';
import { s3Storage } from '../integrations/images/s3-storage.ts';
import { imageDelivery, type Original } from './delivery.ts';
import { derivedStore } from './derived-store.ts';
import { findImageFormat } from './images.queries.ts';
import { WorkQueue } from './work-queue.ts';

/** Folders whose pictures are drawn when somebody wants them, as JPEG; null: no such picture. */
export type DrawnFolders = Record<string, (name: string) => Promise<Buffer | null>>;

const megabyte = 1024 ** 2;

/** Puts together the host, the storage and the delivery that the configuration asks for. */
export function imageParts({ config, pool, http }: App, drawn: DrawnFolders) {
  const storage = config.s3 ? s3Storage(config.s3) : diskStorage(join(config.dataFolder, 'images'));
  const host = config.cloudinaryUrl ? cloudinaryHost(config.cloudinaryUrl) : builtInHost(storage);
  // Why: two at once leave the processor room for requests; what waits longer than a page is refused.
  const queue = new WorkQueue({ atOnce: 2, waiting: 100 });

  async function find(publicId: string): Promise<Original | null> {
    const [folder = '', name = ''] = publicId.split('/');
    const draw = Object.hasOwn(drawn, folder) ? drawn[folder] : undefined;
    if (draw) return { format: 'jpg', read: () => draw(name) };
    const format = await findImageFormat(pool, publicId);
    if (!format) return null;
    const read = () => storage.read(originalKey(publicId, format));
    return { format: format as ImageFormat, read };
  }
  const deliver = imageDelivery({
    find,
    derived: derivedStore(storage, { perImage: 40, bytes: config.imageCacheMb * megabyte }),
    queue,
    memory: 64 * megabyte,
    onTrouble: (error) => http.log.error({ err: error }, 'A made picture could not be kept'),
  });
  return { host, queue, deliver };
}

export type ImageParts = ReturnType<typeof imageParts>;

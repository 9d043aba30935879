import { join } from 'node:path';
import type { App } from '../app-parts.ts';
import type { Config } from '../config.ts';
import { builtInHost, originalKey } from '../integrations/images/built-in-host.ts';
import { cloudinaryHost } from '../integrations/images/cloudinary.ts';
import { diskStorage } from '../integrations/images/disk-storage.ts';
import { s3Storage } from '../integrations/images/s3-storage.ts';
import { imageDelivery, type Original } from './delivery.ts';
import { derivedStore } from './derived-store.ts';
import { findImage } from './images.queries.ts';
import { followPhoto } from './library-photo.ts';
import { WorkQueue } from './work-queue.ts';

/** Folders whose pictures are drawn when somebody wants them, as JPEG; null: no such picture. */
export type DrawnFolders = Record<string, (name: string) => Promise<Buffer | null>>;

const megabyte = 1024 ** 2;
/** What costs more (budget.ts) than a lead picture of a photo from a phone: a second of one core, about. */
const heavyFrom = 8_000_000;
/** About what drawn pictures have; it decides only whose turn it is. */
const drawnSize = { width: 1600, height: 1000 };

/** Where pictures are kept, and the line in which they are made fit for it. */
export function uploadParts(config: Config) {
  const storage = config.s3 ? s3Storage(config.s3) : diskStorage(join(config.dataFolder, 'images'));
  const host = config.cloudinaryUrl ? cloudinaryHost(config.cloudinaryUrl) : builtInHost(storage);
  // Why: whoever uploads must not wait behind all who look.
  return { storage, host, uploads: new WorkQueue({ atOnce: 1, waiting: 30 }) };
}
export type UploadParts = Pick<ReturnType<typeof uploadParts>, 'host' | 'uploads'>;

/** Puts together the host, the storage and the delivery that the configuration asks for. */
export function imageParts({ config, pool, http, signingKey }: App, drawn: DrawnFolders) {
  const { storage, host, uploads } = uploadParts(config);
  // Why: two at once leave the processor room for requests; what waits longer than a page is refused.
  const queue = new WorkQueue({ atOnce: 2, waiting: 100, heavyFrom });

  async function find(publicId: string): Promise<Original | null> {
    const [folder = '', name = ''] = publicId.split('/');
    const draw = Object.hasOwn(drawn, folder) ? drawn[folder] : undefined;
    if (draw) return { format: 'jpg', size: drawnSize, read: () => draw(name) };
    const image = await findImage(pool, publicId);
    if (!image) return null;
    const { format, ...size } = image;
    return { format, size, read: () => storage.read(originalKey(publicId, format)) };
  }
  const deliver = imageDelivery({
    find,
    follow: (asked) => followPhoto(pool, asked),
    derived: derivedStore(storage, { perImage: 100, bytes: config.imageCacheMb * megabyte }),
    queue,
    memory: 64 * megabyte,
    signingKey,
    onTrouble: (error) => http.log.error({ err: error }, 'A made picture could not be kept'),
  });
  return { host, uploads, deliver };
}

export type ImageParts = ReturnType<typeof imageParts>;

import { createHash } from 'node:crypto';
import {
  type Crop,
  imageMessages,
  type UploadedImage,
} from '@masthead/shared/platform/images/image.ts';
import type { Viewer } from '../access/viewer.ts';
import { asPartner, type Db, type Pool, write } from '../db/client.ts';
import { storageFull, tooMany, upstreamFailed } from '../http/errors.ts';
import { type HostedImage, ImageHostError } from '../integrations/images/image-host.ts';
import { logged } from '../process/logged.ts';
import type { UploadParts } from './image-parts.ts';
import { countRecentImages, insertImage } from './images.queries.ts';

/** Pictures that one person may upload in an hour. */
const mostPerHour = 300;

interface Taken {
  bytes: Buffer;
  name: string;
  folder: string;
  crop?: Crop | undefined;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/** Enforces the hourly upload limit before fetching or decoding. */
export async function checkUploadRate(pool: Pool, viewer: Viewer): Promise<void> {
  if ((await countRecentImages(pool, viewer.id)) >= mostPerHour)
    throw tooMany(600, imageMessages.tooMany);
}

/** Writes in one transaction, as the uploader. */
type Note = (save: (db: Db) => Promise<void>) => Promise<void>;

/** Writes as a person who uploads. */
export const asUploader =
  (pool: Pool, viewer: Viewer): Note =>
  (save) =>
    viewer.isStaff ? write(pool, viewer.id, save) : asPartner(pool, viewer, save);

/**
 * Accepts an image: prepares it, stores it at the host, records it. If the host fails, there is no row; if the row
 * can't be written, the image is deleted.
 */
export async function takeImage(
  { host, uploads }: UploadParts,
  note: Note,
  { bytes, name, folder, crop, signal }: Taken,
): Promise<UploadedImage> {
  const { prepareImage } = await import('./prepare-image.ts');
  const prepared = await uploads.run(() => prepareImage(bytes, crop), { signal });
  const image = await host.upload(prepared, { folder }).catch(asRefusal);
  const save = (db: Db) =>
    insertImage(db, {
      ...image,
      host: host.name,
      folder,
      originalName: name || null,
      // Why: a picture is written the same way each time, so equal files have equal pictures.
      contentHash: createHash('sha256').update(prepared.bytes).digest('hex'),
    });
  try {
    await note(save);
  } catch (error) {
    await host.destroy(image.publicId).catch(logged('Couldn’t remove an unused image'));
    throw error;
  }
  return image;
}

function asRefusal(error: unknown): Promise<HostedImage> {
  if (!(error instanceof ImageHostError)) throw error;
  if (error.isFull) throw storageFull(imageMessages.storageFull, error);
  throw upstreamFailed(imageMessages.hostFailed, error);
}

import { type Crop, imageMessages, type UploadedImage } from '@masthead/shared/images/image.ts';
import type { Viewer } from '../access/viewer.ts';
import { asPartner, type Db, type Pool, write } from '../db/client.ts';
import { HttpError, tooMany, upstreamFailed } from '../http/errors.ts';
import { type HostedImage, ImageHostError } from '../integrations/images/image-host.ts';
import type { ImageParts } from './image-parts.ts';
import { countRecentImages, insertImage } from './images.queries.ts';
import { prepareImage } from './prepare-image.ts';

/** Pictures that one person may upload in an hour. */
const mostPerHour = 300;

interface Taken {
  bytes: Buffer;
  name: string;
  folder: string;
  crop?: Crop | undefined;
  /** Fires when whoever uploads has gone. */
  signal: AbortSignal;
}

/** Refuses somebody who has uploaded a lot, before anything is fetched or decoded. */
export async function checkUploadRate(pool: Pool, viewer: Viewer): Promise<void> {
  if ((await countRecentImages(pool, viewer.id)) >= mostPerHour)
    throw tooMany(600, imageMessages.tooMany);
}

/**
 * Takes a picture: made fit, given to the host, noted. A host that fails leaves no row; a row that
 * cannot be written takes the picture away again.
 */
export async function takeImage(
  { host, uploads }: ImageParts,
  pool: Pool,
  viewer: Viewer,
  { bytes, name, folder, crop, signal }: Taken,
): Promise<UploadedImage> {
  const prepared = await uploads.run(() => prepareImage(bytes, crop), { signal });
  const image = await host.upload(prepared, { folder }).catch(asRefusal);
  const note = (db: Db) =>
    insertImage(db, { ...image, host: host.name, folder, originalName: name || null });
  try {
    await (viewer.isGowUser ? write(pool, viewer.id, note) : asPartner(pool, viewer, note));
  } catch (error) {
    await host.destroy(image.publicId).catch(() => {});
    throw error;
  }
  return image;
}

function asRefusal(error: unknown): Promise<HostedImage> {
  if (!(error instanceof ImageHostError)) throw error;
  if (error.isFull) throw new HttpError(507, [imageMessages.storageFull]);
  throw upstreamFailed(imageMessages.hostFailed);
}

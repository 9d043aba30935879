import type { ImageFormat } from '@masthead/shared/platform/images/image.ts';
import type { Db } from '../db/client.ts';
import { HttpError } from '../http/errors.ts';
import type { HostedImage, ImageHost } from '../integrations/images/image-host.ts';
import { findLibraryPhoto } from './library.queries.ts';
import { readAddress, type Wanted } from './transform.ts';

/** Records an uploaded image. */
export async function insertImage(
  db: Db,
  image: HostedImage & {
    host: ImageHost['name'];
    folder: string;
    originalName: string | null;
    contentHash: string;
  },
): Promise<void> {
  await db`
    insert into images (host, public_id, host_version, format, width, height, bytes, folder, url, original_name,
                        content_hash)
    values (${image.host}, ${image.publicId}, ${image.version}, ${image.format}, ${image.width}, ${image.height},
            ${image.bytes}, ${image.folder}, ${image.url}, ${image.originalName}, ${image.contentHash})`;
}

/** The number of images a person uploaded in the last hour. */
export async function countRecentImages(db: Db, userId: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*) from images where created_by = ${userId} and created_at > now() - interval '1 hour'`;
  return row?.count ?? 0;
}

/** Format and size of an image of the built-in host; null if it does not exist. */
export async function findImage(
  db: Db,
  publicId: string,
): Promise<{ format: ImageFormat; width: number; height: number } | null> {
  const [row] = await db<{ format: ImageFormat; width: number; height: number }[]>`
    select format, width, height from images where public_id = ${publicId} and host = 'built-in'`;
  return row ?? null;
}

/** The images among these that the built-in host has. */
const listHosted = (db: Db, publicIds: readonly string[]) =>
  db<{ publicId: string; bytes: number }[]>`
    select public_id, bytes from images
     where public_id = any(${[...publicIds]}::text[]) and host = 'built-in'`;

/** An uploaded image by its address, or null. */
export async function findUploaded(db: Db, url: string) {
  const [row] = await db<UploadedPicture[]>`
    select width, height, original_name as file_name, content_hash from images where url = ${url}`;
  return row ?? null;
}
export interface UploadedPicture {
  width: number;
  height: number;
  fileName: string | null;
  contentHash: string | null;
}

const library = 'library/';
/** Pictures of the demo data are drawn, and stand in no table. */
const drawn = 'demo/';

/** Null: what stands there asks for nothing that is delivered. */
function wantedAt(address: string): Wanted | null {
  try {
    return readAddress(address);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

const isWhole = ({ transform: { steps, format, quality } }: Wanted) =>
  steps.length === 0 && format === null && quality === null;

/**
 * What readers get at addresses after /images/upload/, in their order: null where there is no picture. Bytes are
 * known of what is delivered as it was uploaded.
 */
export async function listDelivered(
  db: Db,
  addresses: readonly string[],
): Promise<({ bytes: number | null } | null)[]> {
  const wanted = addresses.map(wantedAt);
  const ids = wanted.flatMap((one) => one?.publicId ?? []);
  const hosted = ids.length === 0 ? [] : await listHosted(db, ids);
  const found = async (one: Wanted | null) => {
    if (!one) return null;
    if (one.publicId.startsWith(drawn)) return { bytes: null };
    if (one.publicId.startsWith(library))
      return (await findLibraryPhoto(db, one.publicId.slice(library.length))) && { bytes: null };
    const image = hosted.find(({ publicId }) => publicId === one.publicId);
    return image ? { bytes: isWhole(one) ? image.bytes : null } : null;
  };
  return Promise.all(wanted.map(found));
}

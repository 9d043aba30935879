import type { PhotoType, Size } from '@masthead/shared/platform/images/photo-shape.ts';
import type { Db } from '../db/client.ts';

/** What is delivered under the address of a photo. */
export interface LibraryPhoto extends Size {
  original: string;
  crop: string | null;
  focus: string | null;
  photoType: PhotoType;
}

/** A photo by the key in its address. One in the trash is still shown where it is used: in an email that went out, for example. */
export async function findLibraryPhoto(db: Db, key: string): Promise<LibraryPhoto | null> {
  const [row] = await db<LibraryPhoto[]>`
    select original, width, height, crop, focus, photo_type from photos where key = ${key}`;
  return row ?? null;
}

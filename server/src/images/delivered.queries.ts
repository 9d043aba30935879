import type { Db } from '../db/client.ts';
import { HttpError } from '../http/errors.ts';
import { findLibraryPhoto } from '../photos/library.queries.ts';
import { listKept } from './images.queries.ts';
import { readAddress, type Wanted } from './transform.ts';

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
  const kept = ids.length === 0 ? [] : await listKept(db, ids);
  const found = async (one: Wanted | null) => {
    if (!one) return null;
    if (one.publicId.startsWith(drawn)) return { bytes: null };
    if (one.publicId.startsWith(library))
      return (await findLibraryPhoto(db, one.publicId.slice(library.length))) && { bytes: null };
    const image = kept.find(({ publicId }) => publicId === one.publicId);
    return image ? { bytes: isWhole(one) ? image.bytes : null } : null;
  };
  return Promise.all(wanted.map(found));
}

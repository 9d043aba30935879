import { fitMessages } from '@masthead/shared/images/fit.messages.ts';
import { isNamedHeic } from '@masthead/shared/images/why-refused.ts';

/** Brands of HEIF files that hold HEVC; those of AVIF are others. */
const heicBrand = /^he[iv][cmsx]$/;

/** True for a HEIC or HEIF file: by its type or name, or by its content, since phones and programs rename them. */
export async function isHeic(file: File): Promise<boolean> {
  if (isNamedHeic(file)) return true;
  const head = await file.slice(0, 64).arrayBuffer();
  const text = new TextDecoder('latin1').decode(head);
  if (!text.startsWith('ftyp', 4)) return false;
  const brands = text.slice(8, new DataView(head).getUint32(0)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => heicBrand.test(brand));
}

/** The picture of a HEIC file, upright: Safari reads it, other browsers load a decoder (decision 99). Throws an Error with a sentence. */
export const readHeic = (file: File, signal: AbortSignal): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => decoded(file, signal));

/** Why a worker for each file: ending it is what stops the work, and gives back the memory of a large picture. */
function decoded(file: File, signal: AbortSignal): Promise<ImageBitmap> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  const picture = new Promise<ImageBitmap>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', () => reject(new Error(fitMessages.notLoaded)));
    worker.addEventListener('message', ({ data }: MessageEvent<ImageBitmap | string>) => {
      if (typeof data === 'string') reject(new Error(data));
      else resolve(data);
    });
    worker.postMessage(file);
  });
  return picture.finally(() => worker.terminate());
}

import { fileTooLarge } from '@masthead/shared/platform/contract/upload.ts';
import { fitMessages, imageLimits, type Measured } from '@masthead/shared/platform/images/image.ts';
import { isNamedHeic, isTooLarge } from '@masthead/shared/platform/images/why-refused.ts';

/** Slow processing of an image before upload. */
export type Fitting = 'fitting' | 'converting';

interface Options {
  signal: AbortSignal;
  /** Called at the start of the processing, if any. */
  onStart: (what: Fitting) => void;
}

/** An image ready for upload, and how it was processed. */
export interface Fitted {
  file: File;
  note: string | null;
}

/** Why: no place shows more (decision 14), and a phone's browser draws no larger canvas. */
const mostPixels = 16_000_000;
const qualities = [0.9, 0.8];

let turn: Promise<unknown> = Promise.resolve();

/**
 * An image of at most 3,145,728 bytes: the original, or a re-encoded one, upright and without metadata (decision 97),
 * as HEIC always is (decision 99). One after the other, since each needs four bytes of memory a pixel. Throws an
 * Error with a message.
 */
export async function fitPicture(file: File, { signal, onStart }: Options): Promise<Fitted> {
  const what = (await isHeic(file)) ? 'converting' : 'fitting';
  if (what === 'fitting' && !isTooLarge(file)) return { file, note: null };
  onStart(what);
  const fitted = turn.then(() => {
    signal.throwIfAborted();
    return what === 'converting' ? converted(file, signal) : madeSmaller(file);
  });
  turn = fitted.catch(() => {});
  return fitted;
}

const converted = async (file: File, signal: AbortSignal) =>
  drawnToFit(file, await readHeic(file, signal), { type: 'image/jpeg', says: 'converted' });

async function madeSmaller(file: File): Promise<Fitted> {
  if (await isAnimated(file)) throw new Error(fileTooLarge(imageLimits.maxBytes));
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(fitMessages.failed);
  });
  return drawnToFit(file, bitmap, { type: file.type, says: 'fitted' });
}

interface As {
  /** The assumed kind of file: a photo, or an image that may be transparent. */
  type: string;
  says: 'fitted' | 'converted';
}

async function drawnToFit(file: File, bitmap: ImageBitmap, { type, says }: As): Promise<Fitted> {
  try {
    const { width, height } = bitmap;
    const { blob, ...size } = await smaller(bitmap, type);
    const before: Measured = { bytes: file.size, width, height };
    const note = fitMessages[says](before, { bytes: blob.size, ...size });
    const ending = blob.type.replace('image/', '.').replace('jpeg', 'jpg');
    const name = file.name.replace(/\.[^.]*$/, '') + ending;
    return { file: new File([blob], name, { type: blob.type }), note };
  } finally {
    bitmap.close();
  }
}

/** True for a WebP or AVIF that moves. Why: a canvas would keep one frame of it. */
async function isAnimated(file: File): Promise<boolean> {
  const head = await file.slice(0, 21).arrayBuffer();
  const text = new TextDecoder('latin1').decode(head);
  const isMovingWebp = text.startsWith('WEBPVP8X', 8) && (text.charCodeAt(20) & 2) !== 0;
  return isMovingWebp || text.startsWith('ftypavis', 4);
}

/** The picture in less quality, then in fewer pixels, until it fits. */
async function smaller(bitmap: ImageBitmap, type: string) {
  // Why: only a photo is sure to have nothing transparent. Browsers that write no WebP write PNG, without a quality.
  const to = { type: type === 'image/jpeg' ? type : 'image/webp' };
  const most = Math.sqrt(mostPixels / (bitmap.width * bitmap.height));
  for (let scale = Math.min(1, most); ; scale *= 0.8) {
    const canvas = drawn(bitmap, scale);
    for (const quality of qualities) {
      const blob = await canvas.convertToBlob({ ...to, quality });
      if (!isTooLarge(blob)) return { blob, width: canvas.width, height: canvas.height };
    }
  }
}

function drawn(bitmap: ImageBitmap, scale: number): OffscreenCanvas {
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const canvas = new OffscreenCanvas(side(bitmap.width), side(bitmap.height));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(fitMessages.failed);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Brands of HEIF files that hold HEVC; those of AVIF are others. */
const heicBrand = /^he[iv][cmsx]$/;

/** True for a HEIC or HEIF file: by its type or name, or by its content, since phones and programs rename them. */
async function isHeic(file: File): Promise<boolean> {
  if (isNamedHeic(file)) return true;
  const head = await file.slice(0, 64).arrayBuffer();
  const text = new TextDecoder('latin1').decode(head);
  if (!text.startsWith('ftyp', 4)) return false;
  const brands = text.slice(8, new DataView(head).getUint32(0)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => heicBrand.test(brand));
}

/** The picture of a HEIC file, upright: Safari reads it, other browsers load a decoder (decision 99). Throws an Error with a sentence. */
const readHeic = (file: File, signal: AbortSignal): Promise<ImageBitmap> =>
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

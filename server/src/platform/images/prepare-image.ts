import {
  type Crop,
  type ImageFormat,
  imageLimits,
  imageMessages,
} from '@masthead/shared/platform/images/image.ts';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { badRequest } from '../http/errors.ts';
import type { PreparedImage } from '../integrations/images/image-host.ts';

// Why: pictures come once; keeping them decoded would only cost memory.
sharp.cache(false);

const patience = { seconds: 20 };

/** Opens a picture within the limits; sharp reads nothing beyond the header until something is made of it. */
export function openImage(bytes: Buffer, isAnimated: boolean): Sharp {
  return sharp(bytes, {
    limitInputPixels: imageLimits.maxPixels,
    failOn: 'error',
    animated: isAnimated,
    sequentialRead: true,
  }).timeout(patience);
}

const isTooLarge = (error: unknown) => /pixel limit|too large/i.test((error as Error).message);
const asRefusal = (error: unknown) =>
  badRequest(isTooLarge(error) ? imageMessages.tooManyPixels : imageMessages.broken);

/** Looks at the header only: the size as it is seen, and how many frames there are. */
async function inspect(bytes: Buffer) {
  const facts = await openImage(bytes, false)
    .metadata()
    .catch((error: unknown) => {
      throw asRefusal(error);
    });
  const { width, height } = facts.autoOrient;
  const frames = facts.pages ?? 1;
  if (width > imageLimits.maxSide || height > imageLimits.maxSide)
    throw badRequest(imageMessages.tooManyPixels);
  if (frames > imageLimits.maxFrames) throw badRequest(imageMessages.tooManyFrames);
  if (width * height * frames > imageLimits.maxPixels)
    throw badRequest(imageMessages.tooManyPixels);
  return { width, height, isAnimated: frames > 1 };
}

/** The crop inside of the picture; a pixel more is rounding, anything else a mistake. */
function inside(crop: Crop, size: { width: number; height: number }): Crop {
  const width = Math.min(crop.width, size.width - crop.x);
  const height = Math.min(crop.height, size.height - crop.y);
  if (width < 1 || height < 1 || crop.width - width > 1 || crop.height - height > 1)
    throw badRequest({ path: 'crop', message: imageMessages.cropOutside });
  return { ...crop, width, height };
}

interface Written {
  format: ImageFormat;
  /** From the best on; the next one is taken where a picture would be kept too large. None: it is lossless. */
  qualities: number[];
  write: (image: Sharp, quality: number) => Sharp;
}

/** How each kind is written again: like the original to the eye, and without what it carried along. */
const written: Record<ImageKind, Written> = {
  png: { format: 'png', qualities: [100], write: (image) => image.png({ compressionLevel: 9 }) },
  jpeg: {
    format: 'jpg',
    qualities: [90, 80],
    write: (image, quality) => image.jpeg({ quality, chromaSubsampling: '4:4:4' }),
  },
  webp: {
    format: 'webp',
    qualities: [90, 80],
    write: (image, quality) => image.webp({ quality, smartSubsample: true }),
  },
  gif: { format: 'gif', qualities: [100], write: (image) => image.gif({ reuse: true }) },
  avif: {
    format: 'avif',
    qualities: [70, 60],
    write: (image, quality) => image.avif({ quality, effort: 1 }),
  },
};

/**
 * Prepares an upload for storage: its kind is read from its content, and it is rotated upright, cropped and
 * re-encoded, which removes GPS positions and all other metadata (decisions 8, reliability T35 and T45). If the
 * result is larger than allowed, it is written with less quality, and then with fewer pixels.
 */
export async function prepareImage(bytes: Buffer, crop: Crop | undefined): Promise<PreparedImage> {
  const kind = kindOf(bytes);
  if (!kind) throw badRequest(imageMessages.kind);
  const size = await inspect(bytes);
  const cut = crop && inside(crop, size);
  const { format, qualities, write } = written[kind];
  const { width: fullWidth } = cut ?? size;
  try {
    for (let width = fullWidth; ; ) {
      let tooMany = 0;
      for (const quality of qualities) {
        const image = openImage(bytes, size.isAnimated).autoOrient();
        if (cut) image.extract({ ...cut, left: cut.x, top: cut.y });
        if (width < fullWidth) image.resize({ width });
        const { data, info } = await write(image, quality).toBuffer({ resolveWithObject: true });
        if (data.length <= imageLimits.maxBytes)
          return { bytes: data, format, width: info.width, height: info.pageHeight ?? info.height };
        tooMany = data.length;
      }
      width = narrower(width, tooMany);
    }
  } catch (error) {
    throw asRefusal(error);
  }
}

/** The next width to try for a picture that was this large. Why not by its size alone: a picture of fewer pixels has more detail in each. */
const narrower = (width: number, bytes: number): number =>
  Math.floor(width * Math.min(0.9, Math.sqrt(imageLimits.maxBytes / bytes)));

/** What sharp calls the kinds that are taken. */
type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Brands of a HEIF file; only AVIF has these, HEIC has others. */
function isAvif(bytes: Buffer): boolean {
  if (!startsWith(bytes, 'ftyp', 4)) return false;
  const length = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  for (let at = 8; at + 4 <= length; at += 4)
    if (at !== 12 && (startsWith(bytes, 'avif', at) || startsWith(bytes, 'avis', at))) return true;
  return false;
}

/**
 * The kind of an image by its first bytes. Why: the decoder knows many more formats (SVG, PDF, TIFF) with dangers of
 * their own, so it sees only these.
 */
function kindOf(bytes: Buffer): ImageKind | null {
  if (bytes.length < 16) return null;
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return isAvif(bytes) ? 'avif' : null;
}

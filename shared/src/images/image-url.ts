import { type ImageSize, imageSizes, type Shape, transformOf } from './image-sizes.ts';

/**
 * The address of a picture in the size of its place (showcase 5, content 12: width 500; showcase 1: 4:3, good
 * quality, webp). Addresses of this product and of Cloudinary are rewritten; others stay as they are.
 */
export const imageUrl = <T extends string | null | undefined>(src: T, size: ImageSize): T =>
  shapedUrl(src, imageSizes[size]);

/** The same for a size that has no name here. */
export function shapedUrl<T extends string | null | undefined>(src: T, shape: Shape): T {
  const place = src && sizedPlace(src);
  return place ? (`${place.host}${transformOf(shape)}/${place.picture}` as T) : src;
}

/** The parts of an address between which a size stands; null where the picture is not ours to change. */
export function sizedPlace(src: string): { host: string; picture: string } | null {
  const [, host, rest] = hosted.exec(src) ?? drawn.exec(src) ?? [];
  if (host === undefined || rest === undefined) return null;
  if (host.endsWith('/demo/')) return { host: ourImages, picture: `demo/${rest}` };
  return { host, picture: rest };
}

/** Where our own pictures are delivered. */
export const ourImages = '/images/upload/';

/** Ours by path, Cloudinary's by host; the address may hold transforms already, which come after. */
const hosted =
  /^(\/images\/upload\/|https?:\/\/res\.cloudinary\.com\/[^/?#]+\/image\/upload\/)((?!s--)[^?#]+)$/;
/** Pictures of the demo data are drawn by the product. */
const drawn = /^(\/images\/demo\/)([a-z0-9-]+\.jpg)$/;

/** How a picture is wanted. */
export interface ImageWish {
  /** Width in pixels; of a screen with dense pixels twice the width in the layout. */
  width?: number;
  /** Cut around the middle to this ratio, such as '4:3'. */
  aspect?: `${number}:${number}`;
  /** Format of the file; mail programs do not know webp. */
  format?: 'webp' | 'jpg';
}

/**
 * The address of a picture in the size that is needed (showcase 5, content 12: width 500; showcase 1: 4:3, good
 * quality, webp). Addresses of this product and of Cloudinary are rewritten; others stay as they are.
 */
export function imageUrl<T extends string | null | undefined>(src: T, wish: ImageWish): T {
  if (!src) return src;
  const transform = transformOf(wish);
  const [, host, rest] = hosted.exec(src) ?? drawn.exec(src) ?? [];
  if (!transform || host === undefined || rest === undefined) return src;
  const prefix = host.endsWith('/demo/') ? '/images/upload/' : host;
  const picture = host.endsWith('/demo/') ? `demo/${rest}` : rest;
  return `${prefix}${transform}/${picture}` as T;
}

/** Ours by path, Cloudinary's by host; the address may hold transforms already, which come after. */
const hosted =
  /^(\/images\/upload\/|https?:\/\/res\.cloudinary\.com\/[^/?#]+\/image\/upload\/)((?!s--)[^?#]+)$/;
/** Pictures of the demo data are drawn by the product. */
const drawn = /^(\/images\/demo\/)([a-z0-9-]+\.jpg)$/;

/** `k_v` pairs, sorted by name as the official library writes them. */
function transformOf({ width, aspect, format }: ImageWish): string {
  const chosen = format ?? (aspect ? 'webp' : null);
  return [
    aspect && `ar_${aspect}`,
    aspect ? 'c_fill' : width && 'c_scale',
    chosen && `f_${chosen}`,
    chosen && 'q_auto:good',
    width && `w_${Math.round(width)}`,
  ]
    .filter(Boolean)
    .join(',');
}

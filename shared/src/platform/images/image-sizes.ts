/** How a picture is shown somewhere. */
export interface Shape {
  /** Width in pixels: twice the width in the layout, for screens with dense pixels. */
  width: number;
  /** Cut around the middle to this ratio. */
  aspect?: `${number}:${number}`;
  /** A picture that is smaller stays as large as it is. */
  isMost?: true;
  /** Format of the file; mail programs do not know webp. */
  format?: 'webp' | 'jpg';
}

/**
 * Every size that pictures are shown in, but for those of public pages (image-sizes.ts). Anybody may ask for these and for no others without a signature, because each
 * size of each picture is work (decision 16): a place that needs another one gets a line here.
 */
export const imageSizes = {
  avatar: { width: 80, aspect: '1:1' },
  portrait: { width: 120, aspect: '1:1' },
  thumbnail: { width: 160, format: 'webp' },
  /** Spec, content 2: thumbnails of photos are 100 wide; twice that for screens with dense pixels. */
  photoThumbnail: { width: 100 },
  photoThumbnailDense: { width: 200 },
  preview: { width: 400, format: 'webp', isMost: true },
  /** Spec, content 2: previews of banners are 500 wide. */
  bannerPreview: { width: 500, format: 'webp', isMost: true },
  /** Showcase 5, content 12. */
  article: { width: 500 },
  lead: { width: 1200, format: 'webp', isMost: true },
  /** What search engines and networks show beside a link; not all of them know webp. */
  shareCard: { width: 1200, aspect: '16:9', format: 'jpg' },
  /** Content 3: the sizes that news items name. */
  square600: { width: 600, aspect: '1:1' },
  square300: { width: 300, aspect: '1:1' },
  listingThumbnail: { width: 160, aspect: '4:3' },
  listing: { width: 500, aspect: '4:3' },
  rollover: { width: 240, aspect: '4:3' },
  slotCard: { width: 720, aspect: '4:3' },
  logo: { width: 440, format: 'webp' },
  popup: { width: 720, aspect: '16:9' },
  nativeAd: { width: 836, aspect: '4:3' },
  emailStory: { width: 760, format: 'jpg' },
  emailLead: { width: 1200, format: 'jpg' },
  emailPhoto4x3: { width: 1072, aspect: '4:3', format: 'jpg' },
  emailPhoto16x9: { width: 1072, aspect: '16:9', format: 'jpg' },
  emailPhotoWide: { width: 1072, aspect: '2:1', format: 'jpg' },
} as const satisfies Record<string, Shape>;

export type ImageSize = keyof typeof imageSizes;

/** A size as addresses say it: `k_v` pairs, sorted by name as Cloudinary's library writes them. */
export function transformOf({ width, aspect, format, isMost }: Shape): string {
  const whole = isMost ? 'c_limit' : 'c_scale';
  const chosen = format ?? (aspect && 'webp');
  return [
    aspect && `ar_${aspect}`,
    aspect ? 'c_fill' : whole,
    chosen && `f_${chosen}`,
    chosen && 'q_auto:good',
    `w_${width}`,
  ]
    .filter(Boolean)
    .join(',');
}

/**
 * Sizes of pictures on the public pages: phones, phones with dense pixels, desktops with dense pixels. Why apart: the web app
 * does not know them, and carries no word of them. Like the others they are anybody's to ask for.
 */
export const pageSizes = {
  small: { width: 480, format: 'webp', isMost: true },
  medium: { width: 800, format: 'webp', isMost: true },
  lead: { width: 1200, format: 'webp', isMost: true },
  large: { width: 1600, format: 'webp', isMost: true },
  /** The same where a page cuts them to one shape: lead images and cards. */
  wideSmall: { width: 480, aspect: '16:9' },
  wideMedium: { width: 800, aspect: '16:9' },
  wideLead: { width: 1200, aspect: '16:9' },
  wideLarge: { width: 1600, aspect: '16:9' },
  /** The banner of a series, on its page and in its module. */
  banner: { width: 1600, aspect: '3:1' },
} as const satisfies Record<string, Shape>;

export type PageSize = keyof typeof pageSizes;

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

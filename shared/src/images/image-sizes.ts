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
 * Every size that pictures are shown in, but for those of public pages (page-sizes.ts). Anybody may ask for these and for no others without a signature, because each
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

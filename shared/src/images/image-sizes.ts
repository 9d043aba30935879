/** How a picture is shown somewhere. */
interface Shape {
  /** Width in pixels: twice the width in the layout, for screens with dense pixels. */
  width: number;
  /** Cut around the middle to this ratio. */
  aspect?: `${number}:${number}`;
  /** Format of the file; mail programs do not know webp. */
  format?: 'webp' | 'jpg';
}

/**
 * Every size that pictures are shown in. Anybody may ask for these and for no others without a signature, because each
 * size of each picture is work (decision 16): a place that needs another one gets a line here.
 */
export const imageSizes = {
  avatar: { width: 80, aspect: '1:1' },
  portrait: { width: 120, aspect: '1:1' },
  thumbnail: { width: 160, format: 'webp' },
  preview: { width: 400, format: 'webp' },
  /** Showcase 5, content 12. */
  article: { width: 500 },
  lead: { width: 1200, format: 'webp' },
  listingThumbnail: { width: 160, aspect: '4:3' },
  listing: { width: 500, aspect: '4:3' },
  rollover: { width: 240, aspect: '4:3' },
  slotCard: { width: 720, aspect: '4:3' },
  popup: { width: 720, aspect: '16:9' },
  nativeAd: { width: 836, aspect: '4:3' },
  emailStory: { width: 760, format: 'jpg' },
  emailLead: { width: 1200, format: 'jpg' },
} as const satisfies Record<string, Shape>;

export type ImageSize = keyof typeof imageSizes;

/** A size as addresses say it: `k_v` pairs, sorted by name as Cloudinary's library writes them. */
export function transformOf(size: ImageSize): string {
  const { width, aspect, format }: Shape = imageSizes[size];
  const chosen = format ?? (aspect && 'webp');
  return [
    aspect && `ar_${aspect}`,
    aspect ? 'c_fill' : 'c_scale',
    chosen && `f_${chosen}`,
    chosen && 'q_auto:good',
    `w_${width}`,
  ]
    .filter(Boolean)
    .join(',');
}

import { z } from 'zod';
import { sizeInWords } from '../contract/upload.ts';
import { webAddress } from '../values/fields.ts';

/** What may be uploaded (decisions 8); pixels are bounded so that a small file cannot unpack into gigabytes. */
export const imageLimits = {
  maxBytes: 3_145_728,
  maxPixels: 50_000_000,
  maxSide: 12_000,
  maxFrames: 200,
} as const;

/** Kinds of images that are taken, by content and not by name (decisions 8). */
export const imageTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

/** Formats that images are kept and delivered in. */
export const imageFormats = ['png', 'jpg', 'webp', 'gif', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Sentences of the upload dialog and of the server. */
export const imageMessages = {
  kind: 'This is not a picture that can be used. Choose a PNG, JPEG, WebP, GIF or AVIF file.',
  /** In the browser, which converts HEIC (decision 99). */
  kindChosen:
    'This is not a picture that can be used. Choose a PNG, JPEG, WebP, GIF, AVIF or HEIC file.',
  broken: 'This picture is damaged and cannot be read.',
  tooManyPixels: 'This picture has too many pixels. It can have 50 megapixels at most.',
  tooManyFrames: 'This animation is too long. It can have 200 frames at most.',
  cropOutside: 'The crop extends beyond the image.',
  crop: 'A crop must be four whole numbers: left, top, width and height.',
  folder: 'A folder has lower-case letters, digits and dashes only.',
  address: 'Enter a web address of a picture',
  addressRefused: 'Pictures cannot be fetched from this address.',
  addressFailed: 'No picture could be fetched from this address.',
  addressTooLarge: 'The picture at this address is too large. It can have 3 MB at most.',
  tooMany: 'You have uploaded many pictures in the last hour. Try again later.',
  sizeNotOffered:
    'Pictures are offered in fixed sizes. Another one needs an address that was signed here.',
  sizeTooLarge: 'This picture is too tall for this size.',
  resultTooLarge: 'A picture can be made with 16 megapixels at most.',
  avifTooLarge: 'AVIF is made of small pictures only. Ask for WebP.',
  notOurs: 'This is not the address of a picture of this product.',
  abandoned: 'This request was given up.',
  busy: 'Many pictures are being worked on. Try again in a few seconds.',
  hostFailed: 'The image host did not take the picture. Try again in a minute.',
  storageAway: 'The storage of pictures cannot be reached. Try again in a minute.',
  storageFull: 'There is no room left for pictures. Tell the people who run Masthead.',
  removed: 'Image removed.',
} as const;

/** A rectangle in pixels of the picture as it is seen, after its orientation has been applied. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A crop as text, `x,y,w,h`, as image hosts write custom coordinates. */
const crop = z
  .string()
  .regex(/^\d{1,5},\d{1,5},[1-9]\d{0,4},[1-9]\d{0,4}$/, imageMessages.crop)
  .transform((value): Crop => {
    const [x = 0, y = 0, width = 0, height = 0] = value.split(',').map(Number);
    return { x, y, width, height };
  });

/** How a crop is sent. */
export const cropText = ({ x, y, width, height }: Crop): string =>
  [x, y, width, height].map(Math.round).join(',');

const folder = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, imageMessages.folder)
  .default('photos');

/** What is said beside the file of an upload. */
export const imageUploadForm = z.object({ folder, crop: crop.optional() });

/** A picture that the server fetches. */
export const imageFromUrl = imageUploadForm.extend({ url: webAddress(imageMessages.address) });

/** A picture in a size of one's own. */
export const imageAddressForm = z.object({
  url: z.string().max(500),
  transform: z.string().regex(/^[\w:,./]{1,200}$/, 'Write a transform like c_fill,ar_3:2,w_900.'),
});

/** A picture that the image host has taken. */
export const uploadedImage = z.object({
  publicId: z.string(),
  version: z.number(),
  width: z.number(),
  height: z.number(),
  format: z.string(),
  bytes: z.number(),
  /** Address to keep: a path of this product, or an address of the outside host. */
  url: z.string(),
});
export type UploadedImage = z.infer<typeof uploadedImage>;

/** A picture file: its size in bytes, and in pixels. */
export interface Measured {
  bytes: number;
  width: number;
  height: number;
}

const inWords = ({ bytes, width, height }: Measured) =>
  `${sizeInWords(bytes)} (${width} × ${height})`;

/** Sentences about pictures that the browser makes fit to be sent (decision 97). */
export const fitMessages = {
  fitting: 'Making the picture smaller',
  converting: 'Converting the picture from HEIC',
  /** Over the limit in bytes: what it was, and what it is now. */
  fitted: (before: Measured, after: Measured) =>
    `Made smaller to fit ${sizeInWords(imageLimits.maxBytes)}: from ${inWords(before)} to ${inWords(after)}.`,
  /** A HEIC file became a JPEG: what it was, and what it is now. */
  converted: (before: Measured, after: Measured) =>
    `Converted from HEIC to JPEG: from ${inWords(before)} to ${inWords(after)}.`,
  failed: 'The browser cannot open this picture to make it smaller. Choose a copy of 3 MB at most.',
  unreadable: 'This HEIC picture cannot be read. Export it as a JPEG and choose that.',
  notLoaded:
    'The converter of HEIC pictures could not be loaded. Check your connection and try again.',
} as const;

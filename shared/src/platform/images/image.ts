import { z } from 'zod';
import { sizeInWords } from '../contract/upload.ts';
import { webAddress } from '../values/fields.ts';

/** Upload limits (decisions 8); pixels are limited so that a small file cannot decompress into gigabytes. */
export const imageLimits = {
  maxBytes: 3_145_728,
  maxPixels: 50_000_000,
  maxSide: 12_000,
  maxFrames: 200,
} as const;

/** Accepted image types, by content and not by name (decisions 8). */
export const imageTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

/** Formats that images are stored and delivered in. */
export const imageFormats = ['png', 'jpg', 'webp', 'gif', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Sentences of the upload dialog and of the server. */
export const imageMessages = {
  kind: 'This image can’t be used. Choose a PNG, JPEG, WebP, GIF or AVIF file.',
  /** In the browser, which converts HEIC (decision 99). */
  kindChosen: 'This image can’t be used. Choose a PNG, JPEG, WebP, GIF, AVIF or HEIC file.',
  broken: 'This image is damaged and can’t be read.',
  tooManyPixels: 'This image has too many pixels. It can have at most 50 megapixels.',
  tooManyFrames: 'This animation is too long. It can have at most 200 frames.',
  cropOutside: 'The crop extends beyond the image.',
  crop: 'A crop must be four whole numbers: left, top, width and height.',
  folder: 'A folder name can contain only lowercase letters, digits and dashes.',
  address: 'Enter the web address of an image',
  addressRefused: 'Images can’t be fetched from this address.',
  addressFailed: 'The image couldn’t be fetched from this address.',
  addressTooLarge: 'The image at this address is too large. It can be at most 3 MB.',
  tooMany: 'You’ve uploaded too many images in the last hour. Try again later.',
  sizeNotOffered: 'Images come in fixed sizes. Any other size needs a signed address.',
  sizeTooLarge: 'This image is too tall for this size.',
  resultTooLarge: 'A resized image can be at most 16 megapixels.',
  avifTooLarge: 'AVIF is available for small images only. Use WebP.',
  notOurs: 'This isn’t the address of an image in Masthead.',
  abandoned: 'This request was canceled.',
  busy: 'Many images are being processed. Try again in a few seconds.',
  hostFailed: 'The image host didn’t accept the image. Try again in a minute.',
  storageAway: 'Image storage can’t be reached. Try again in a minute.',
  storageFull: 'Image storage is full. Contact your system administrator.',
  removed: 'Image removed.',
} as const;

/** A rectangle in pixels of the image as displayed, after applying its orientation. */
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

/** Serializes a crop. */
export const cropText = ({ x, y, width, height }: Crop): string =>
  [x, y, width, height].map(Math.round).join(',');

const folder = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, imageMessages.folder)
  .default('photos');

/** The form fields of an upload besides the file. */
export const imageUploadForm = z.object({ folder, crop: crop.optional() });

/** An image that the server fetches. */
export const imageFromUrl = imageUploadForm.extend({ url: webAddress(imageMessages.address) });

/** An image in a custom size. */
export const imageAddressForm = z.object({
  url: z.string().max(500),
  transform: z.string().regex(/^[\w:,./]{1,200}$/, 'Write a transform like c_fill,ar_3:2,w_900.'),
});

/** An image that the image host has stored. */
export const uploadedImage = z.object({
  publicId: z.string(),
  version: z.number(),
  width: z.number(),
  height: z.number(),
  format: z.string(),
  bytes: z.number(),
  /** The address to save: a path on this server, or an address at the external host. */
  url: z.string(),
});
export type UploadedImage = z.infer<typeof uploadedImage>;

/** An image file's size in bytes and in pixels. */
export interface Measured {
  bytes: number;
  width: number;
  height: number;
}

const inWords = ({ bytes, width, height }: Measured) =>
  `${sizeInWords(bytes)} (${width} × ${height})`;

/** Sentences about images that the browser resizes or converts before upload (decision 97). */
export const fitMessages = {
  fitting: 'Resizing the image',
  converting: 'Converting the image from HEIC',
  /** After resizing a file over the size limit. */
  fitted: (before: Measured, after: Measured) =>
    `Resized to fit ${sizeInWords(imageLimits.maxBytes)}: from ${inWords(before)} to ${inWords(after)}.`,
  /** After converting HEIC to JPEG. */
  converted: (before: Measured, after: Measured) =>
    `Converted from HEIC to JPEG: from ${inWords(before)} to ${inWords(after)}.`,
  failed: 'This browser can’t open the image to resize it. Choose a copy of 3 MB or less.',
  unreadable: 'This HEIC image can’t be read. Export it as a JPEG and choose that.',
  notLoaded: 'The HEIC converter couldn’t be loaded. Check your connection and try again.',
} as const;

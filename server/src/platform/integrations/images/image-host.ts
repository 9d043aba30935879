import type { ImageFormat } from '@masthead/shared/platform/images/image.ts';
import type { SigningKeys } from '../../access/signing-keys.ts';

/** A prepared image: upright, cropped, without metadata. */
export interface PreparedImage {
  bytes: Buffer;
  format: ImageFormat;
  width: number;
  height: number;
}

/** A picture at the host. */
export interface HostedImage {
  /** `folder/name`, never given out twice. */
  publicId: string;
  version: number;
  width: number;
  height: number;
  format: string;
  bytes: number;
  url: string;
}

/** Stores and delivers images: the built-in host or Cloudinary. */
export interface ImageHost {
  name: 'built-in' | 'cloudinary';
  upload(image: PreparedImage, options: { folder: string }): Promise<HostedImage>;
  /** Removes an image; succeeds if it does not exist. */
  destroy(publicId: string): Promise<void>;
  /** The address of a picture, with transforms (`c_scale,w_500`) when they are given. */
  deliveryUrl(
    image: Pick<HostedImage, 'publicId' | 'version' | 'format'>,
    transform?: string,
  ): string;
}

/** A failure of the host; `isFull` when it is out of space. */
export class ImageHostError extends Error {
  isFull: boolean;
  constructor(message: string, options: ErrorOptions & { isFull?: boolean } = {}) {
    super(message, options);
    this.isFull = options.isFull ?? false;
  }
}

/** Folder and name of a picture of the built-in host; nothing else can reach its storage. */
export const publicIdPattern = /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,60}$/;

/** A thing in storage. */
export interface StoredFile {
  key: string;
  bytes: number;
  changedAt: Date;
}

/** The built-in host's storage for originals and resized images: a folder or a bucket. */
export interface ImageStorage {
  /** The content, or null when there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Whole or not at all. */
  write(key: string, content: Buffer, type: string): Promise<void>;
  /** Removes it; succeeds if it does not exist. */
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<StoredFile[]>;
}

/** `originals/photos/ab12.jpg`: two or more plain parts, no dots but before the ending. */
const keyPattern = /^[a-z0-9-]+(\/[a-z0-9-]+)+(\.[a-z0-9]+)?$/;

/** Refuses a key that could lead anywhere else. */
export function checkKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error(`Invalid image storage key: ${key}`);
}

/** 96 bits of what only we can write, for as long as a page or an email has the address. */
const signature = { length: 16 };
const signedText = (tail: string) => `image ${tail}`;

/** The part before a tail (`w_300/v1/photos/ab.jpg`) that makes any size of it work for everybody. */
export const signTail = (keys: SigningKeys, tail: string): string =>
  `s--${keys.sign(signedText(tail), signature)}--`;

/** True when the part before a tail was signed here. */
export const isSignedTail = (keys: SigningKeys, tail: string, given: string): boolean =>
  keys.isSigned(signedText(tail), given, signature);

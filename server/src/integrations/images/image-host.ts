import type { ImageFormat } from '@masthead/shared/images/image.ts';

/** A picture that is ready to be kept: upright, cropped, without metadata. */
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

/** Where pictures are kept and delivered from: the built-in host or Cloudinary. */
export interface ImageHost {
  name: 'built-in' | 'cloudinary';
  upload(image: PreparedImage, options: { folder: string }): Promise<HostedImage>;
  /** Removes a picture; one that is gone already counts as removed. */
  destroy(publicId: string): Promise<void>;
  /** The address of a picture, with transforms (`c_scale,w_500`) when they are given. */
  deliveryUrl(
    image: Pick<HostedImage, 'publicId' | 'version' | 'format'>,
    transform?: string,
  ): string;
}

/** The host did not do what was asked; `isFull` when it has no room left. */
export class ImageHostError extends Error {
  isFull: boolean;
  constructor(message: string, options: ErrorOptions & { isFull?: boolean } = {}) {
    super(message, options);
    this.isFull = options.isFull ?? false;
  }
}

/** Folder and name of a picture of the built-in host; nothing else can reach its storage. */
export const publicIdPattern = /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,60}$/;

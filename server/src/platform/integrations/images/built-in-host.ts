import { randomBytes } from 'node:crypto';
import {
  type HostedImage,
  type ImageHost,
  type ImageStorage,
  publicIdPattern,
} from './image-host.ts';

export const contentTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** Where the original of a picture lies in the storage. */
export const originalKey = (publicId: string, format: string): string =>
  `originals/${publicId}.${format}`;

/** Where everything lies that was made of a picture. */
export const derivedPrefix = (publicId: string): string => `derived/${publicId}/`;

/** 100 bits that nobody guesses, in letters that every file system keeps apart. */
const newName = () =>
  [...randomBytes(20)].map((byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('');

/** Stores images in a folder or a bucket; images.routes.ts delivers them. */
export function builtInHost(storage: ImageStorage): ImageHost {
  const deliveryUrl: ImageHost['deliveryUrl'] = ({ publicId, version, format }, transform) =>
    ['/images/upload', transform, `v${version}`, `${publicId}.${format}`].filter(Boolean).join('/');
  return {
    name: 'built-in',
    deliveryUrl,
    async upload({ bytes, format, width, height }, { folder }) {
      const publicId = `${folder}/${newName()}`;
      const version = Math.floor(Date.now() / 1000);
      await storage.write(originalKey(publicId, format), bytes, contentTypes[format] ?? '');
      const image = { publicId, version, width, height, format, bytes: bytes.length };
      return { ...image, url: deliveryUrl(image) } satisfies HostedImage;
    },
    async destroy(publicId) {
      if (!publicIdPattern.test(publicId)) return;
      const derived = await storage.list(derivedPrefix(publicId));
      for (const { key } of derived) await storage.remove(key);
      for (const format of Object.keys(contentTypes))
        await storage.remove(originalKey(publicId, format));
    },
  };
}

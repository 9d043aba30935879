import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ImageFormat } from '@masthead/shared/images/image.ts';
import { type ImageSize, imageSizes, transformOf } from '@masthead/shared/images/image-sizes.ts';
import { ordinaryQuality, readTransform, type Step, type Wanted } from './transform.ts';

const stepsOf = (size: ImageSize) => readTransform([transformOf(size)]).steps;
const written = (step: Step | undefined) => JSON.stringify(step);

const names = Object.keys(imageSizes) as ImageSize[];
const named = new Set(names.flatMap(stepsOf).map(written));
/** Sizes that an address may have been kept with; a place puts its own before them. */
const kept = new Set([...stepsOf('article'), ...stepsOf('listing')].map(written));

/** True for what anybody may ask for: a named size, as it is or in one of the usual formats. */
export function isOffered(
  { transform: { steps, quality } }: Wanted,
  format: ImageFormat,
  stored: ImageFormat,
): boolean {
  const [outer, inner, ...more] = steps;
  if (!named.has(written(outer)) || (inner && !kept.has(written(inner))) || more.length > 0)
    return false;
  return quality === ordinaryQuality && ['webp', 'jpg', stored].includes(format);
}

/** 96 bits of what only we can write, as a part of an address that names nothing else. */
const signatureOf = (key: string, tail: string) =>
  createHmac('sha256', key).update(`image ${tail}`).digest('base64url').slice(0, 16);

/** The part before a tail (`w_300/v1/photos/ab.jpg`) that makes any size of it work for everybody. */
export const signTail = (key: string, tail: string): string => `s--${signatureOf(key, tail)}--`;

/** True when the address was signed here. */
export function isSigned(key: string, { signature, tail }: Wanted): boolean {
  const right = Buffer.from(signatureOf(key, tail));
  const given = Buffer.from(signature ?? '');
  return given.length === right.length && timingSafeEqual(given, right);
}

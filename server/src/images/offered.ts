import { timingSafeEqual } from 'node:crypto';
import type { ImageFormat } from '@masthead/shared/images/image.ts';
import { imageSizes, type Shape, transformOf } from '@masthead/shared/images/image-sizes.ts';
import { pageSizes } from '@masthead/shared/images/page-sizes.ts';
import { signatureOf } from '../integrations/images/signed-address.ts';
import { ordinaryQuality, readTransform, type Step, type Wanted } from './transform.ts';

const stepsOf = (shape: Shape) => readTransform([transformOf(shape)]).steps;
const written = (step: Step | undefined) => JSON.stringify(step);

const shapes: Shape[] = [...Object.values(imageSizes), ...Object.values(pageSizes)];
const namedSteps = shapes.flatMap(stepsOf);
/** Why also enlarged: pages and feeds that others have saved ask for the sizes as they were once. */
const enlarged = namedSteps.map(
  (step): Step => ({ ...step, crop: step.crop === 'limit' ? 'scale' : step.crop }),
);
const named = new Set([...namedSteps, ...enlarged].map(written));
/** Sizes that an address may have been kept with; a place puts its own before them. */
const kept = new Set([...stepsOf(imageSizes.article), ...stepsOf(imageSizes.listing)].map(written));

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

/** True when the address was signed here. */
export function isSigned(key: string, { signature, tail }: Wanted): boolean {
  const right = Buffer.from(signatureOf(key, tail));
  const given = Buffer.from(signature ?? '');
  return given.length === right.length && timingSafeEqual(given, right);
}

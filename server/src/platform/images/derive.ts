import { type ImageFormat, imageMessages } from '@masthead/shared/platform/images/image.ts';
import { areaAround } from '@masthead/shared/platform/images/photo-shape.ts';
import type { Sharp } from 'sharp';
import { badRequest } from '../http/errors.ts';
import { offsetIn, ordinaryQuality, type Step } from './transform.ts';

/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** One step: crop, resize, or both. */
interface Plan {
  size: Size;
  /** `cover` fills the size and cuts off the rest, `fill` stretches. */
  fit: 'cover' | 'fill';
  cut: (Size & { left: number; top: number }) | null;
  /** The part to keep in view when a fill crops. */
  position: string;
}

/** Formats that can move. */
const canMove = (format: ImageFormat) => format === 'webp' || format === 'gif';

/** Makes a picture of another: the steps one after the other, then the format and quality. */
export async function derive(
  original: Buffer,
  { steps, format, quality }: { steps: Step[]; format: ImageFormat; quality: number | null },
  signal?: AbortSignal,
): Promise<Buffer> {
  // Why: the library for pictures is 8 MB of memory, so it comes with the first picture.
  const { openImage } = await import('./prepare-image.ts');
  const facts = await openImage(original, false).metadata();
  const isAnimated = (facts.pages ?? 1) > 1 && canMove(format);
  let image = openImage(original, isAnimated);
  const plans = plansOf(steps, facts.autoOrient);
  for (const [index, plan] of plans.entries()) {
    signal?.throwIfAborted();
    // Why: sharp does one resize in a pipeline; a chain goes through an exact picture between.
    if (index > 0) image = openImage(await between(image, isAnimated).toBuffer(), isAnimated);
    image = applied(image, plan);
  }
  return written(image, format, quality ?? ordinaryQuality).toBuffer();
}

const between = (image: Sharp, isAnimated: boolean) =>
  isAnimated ? image.webp({ lossless: true }) : image.png({ compressionLevel: 1 });

function applied(image: Sharp, { size, fit, cut, position }: Plan): Sharp {
  if (cut) image.extract(cut);
  return image.resize({ ...size, fit, position });
}

const whole = (value: number) => Math.max(1, Math.round(value));

/** The steps for an image of this size. */
function plansOf(steps: Step[], from: Size): Plan[] {
  const plans: Plan[] = [];
  for (const step of steps) plans.push(planOf(step, plans.at(-1)?.size ?? from));
  const [first, second, ...more] = plans;
  // Why: a part that is cut out and then brought to a size is one piece of work, however large the part.
  return first?.cut && second && steps[0]?.crop === 'crop'
    ? [withinCut(first.cut, second), ...more]
    : plans;
}

const withinCut = (outer: NonNullable<Plan['cut']>, { cut, ...plan }: Plan): Plan => ({
  ...plan,
  cut: cut ? { ...cut, left: outer.left + cut.left, top: outer.top + cut.top } : outer,
});

/** The size that a step leads to (contract, section 2: what each crop mode means). */
function planOf(step: Step, from: Size): Plan {
  const asked = sizeOf(step, from);
  const fit = step.crop === 'fill' ? 'cover' : 'fill';
  const position = step.gravity === 'auto' ? 'attention' : step.gravity;
  if (step.crop === 'fill' && step.gravity === 'xy_center') return aroundPoint(step, asked, from);
  if (step.crop !== 'crop') return { size: asked, fit, cut: null, position };
  const size = {
    width: Math.min(asked.width, from.width),
    height: Math.min(asked.height, from.height),
  };
  return { size, fit, cut: { ...size, ...placeOf(step, from, size) }, position };
}

/** A fill that keeps a point of the picture as near to its middle as can be. */
function aroundPoint({ x, y }: Step, size: Size, from: Size): Plan {
  const part = (offset: number | null, side: number) =>
    offset === null ? 0.5 : offsetIn(side, offset) / side;
  const point = { x: part(x, from.width), y: part(y, from.height) };
  const { x: left, y: top, ...shown } = areaAround(from, size.width / size.height, point);
  return { size, fit: 'fill', cut: { ...shown, left, top }, position: 'center' };
}

/** Where a cut begins: at its offset, else by its gravity, else in the middle. */
function placeOf({ x, y, gravity }: Step, from: Size, { width, height }: Size) {
  const across = { west: 0, east: 1 }[gravity as string] ?? 0.5;
  const down = { north: 0, south: 1 }[gravity as string] ?? 0.5;
  const [right, bottom] = [from.width - width, from.height - height];
  const begin = (offset: number | null, side: number, otherwise: number) =>
    Math.round(offset === null ? otherwise : offsetIn(side, offset));
  return {
    left: Math.min(begin(x, from.width, right * across), right),
    top: Math.min(begin(y, from.height, bottom * down), bottom),
  };
}

function sizeOf(step: Step, from: Size): Size {
  const { crop, aspect } = step;
  const ratio = aspect ?? from.width / from.height;
  // Spec: a ratio with neither side is the largest cut of that shape, at the size it has.
  if (step.width === null && step.height === null) return largest(ratio, from);
  const width = step.width ?? whole((step.height ?? 1) * ratio);
  const height = step.height ?? whole(width / ratio);
  if (crop !== 'fit' && crop !== 'limit') return { width, height };
  const scale = Math.min(width / from.width, height / from.height, crop === 'limit' ? 1 : 100);
  return { width: whole(from.width * scale), height: whole(from.height * scale) };
}

const largest = (ratio: number, { width, height }: Size): Size =>
  width / height > ratio
    ? { width: whole(height * ratio), height }
    : { width, height: whole(width / ratio) };

function written(image: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true });
    case 'webp':
      return image.webp({ quality: Math.max(1, quality - 4) });
    case 'avif':
      return image.avif({ quality: Math.max(1, quality - 25), effort: 3 });
    case 'gif':
      return image.gif();
    case 'png':
      return image.png();
  }
}

/** Pixels of what is made: for everybody, for who brings a signed address, and in AVIF, which is ten times the work. */
const most = { offered: 8_000_000, signed: 16_000_000, avif: 1_000_000 };

const pixels = ({ width, height }: Size) => width * height;

/** Formats that are read in a smaller size at once. */
const shrinkOnLoad: readonly ImageFormat[] = ['jpg', 'webp'];

interface Making {
  steps: Step[];
  from: Size;
  stored: ImageFormat;
  isSigned: boolean;
}

/** The approximate cost of an image, in pixels touched; over the budget it is rejected. */
export function costOf({ steps, from, stored, isSigned }: Making, format: ImageFormat): number {
  const sizes = plansOf(steps, from).map(({ size }) => pixels(size));
  if (Math.max(0, ...sizes) > (isSigned ? most.signed : most.offered))
    throw badRequest(isSigned ? imageMessages.resultTooLarge : imageMessages.sizeTooLarge);
  const result = sizes.at(-1) ?? pixels(from);
  const reading = pixels(from) * (shrinkOnLoad.includes(stored) ? 0.25 : 1);
  const between = sizes.slice(0, -1).reduce((sum, size) => sum + 3 * size, 0);
  return reading + between + result * (format === 'avif' ? 10 : 3);
}

/** True when a result is small enough to be made as AVIF. */
export const fitsAvif = (steps: Step[], from: Size): boolean =>
  pixels(plansOf(steps, from).at(-1)?.size ?? from) <= most.avif;

import { type ImageFormat, imageFormats } from '@masthead/shared/platform/images/image.ts';
import {
  imageSizes,
  pageSizes,
  type Shape,
  transformOf,
} from '@masthead/shared/platform/images/image-sizes.ts';
import { badRequest } from '../http/errors.ts';

const crops = ['scale', 'fill', 'fit', 'limit', 'crop'] as const;
const gravities = ['center', 'auto', 'north', 'south', 'east', 'west', 'xy_center'] as const;
const qualities = { best: 90, good: 80, eco: 65, low: 45 } as const;

/** One step, as `c_fill,ar_4:3,w_500` says it. */
export interface Step {
  crop: (typeof crops)[number];
  width: number | null;
  height: number | null;
  /** Width through height. */
  aspect: number | null;
  gravity: (typeof gravities)[number];
  /** In pixels; below 1 as a part of the width, or of the height. */
  x: number | null;
  y: number | null;
}

/** What is wanted of a picture, in one way of saying it: equal wishes are equal texts as JSON. */
export interface Transform {
  steps: Step[];
  format: ImageFormat | 'auto' | null;
  quality: number | null;
}

/** What an address under /images/upload/ asks for. */
export interface Wanted {
  publicId: string;
  extension: ImageFormat | null;
  transform: Transform;
  /** What the address says was signed here, and for which rest of it. */
  signature: string | null;
  tail: string;
}

/** Quality that is good enough unless another one is asked for. */
export const ordinaryQuality = 80;

const mostSteps = 5;
const longestAddress = 500;
const maxSide = 4000;

/**
 * Parses `[s--signature--/][transforms/…][v123/]folder/name[.ext]` (contract, section 2). Null: no such image can
 * exist. An unknown transform is rejected, so that a URL never seems to do something it doesn't.
 */
export function readAddress(path: string): Wanted | null {
  if (path.length > longestAddress) return null;
  const parts = path.split('/');
  const signature = /^s--([\w-]{16})--$/.exec(parts[0] ?? '')?.[1] ?? null;
  if (signature !== null) parts.shift();
  const tail = parts.join('/');
  const steps: string[] = [];
  while (parts[0]?.includes('_')) steps.push(parts.shift() ?? '');
  if (/^v\d{1,12}$/.test(parts[0] ?? '') && parts.length === 3) parts.shift();
  const name = /^([a-z0-9-]{1,40}\/[a-z0-9-]{1,60})(?:\.([a-z]{3,4}))?$/.exec(parts.join('/'));
  const [, publicId, ending] = name ?? [];
  const extension = ending === undefined ? null : asFormat(ending);
  if (publicId === undefined || extension === undefined) return null;
  if (steps.length > mostSteps) throw badRequest('An address can have at most 5 transforms.');
  return { publicId, extension, transform: readTransform(steps), signature, tail };
}

/** Transforms as they stand between the slashes of an address. */
function readTransform(texts: string[]): Transform {
  const transform: Transform = { steps: [], format: null, quality: null };
  for (const text of texts) {
    const pairs = readPairs(text);
    const format = pairs.get('f');
    if (format !== undefined) transform.format = readFormat(format);
    const quality = pairs.get('q');
    if (quality !== undefined) transform.quality = readQuality(quality);
    const step = readStep(pairs);
    if (step) transform.steps.push(step);
  }
  // Why: so that a wish is the same whether it says the usual quality or leaves it.
  if (transform.steps.length > 0 || transform.format) transform.quality ??= ordinaryQuality;
  return transform;
}

const keys = ['c', 'w', 'h', 'ar', 'q', 'f', 'g', 'x', 'y', 'dpr'];

function readPairs(text: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const part of text.split(',')) {
    const [key, value] = [part.slice(0, part.indexOf('_')), part.slice(part.indexOf('_') + 1)];
    if (!part.includes('_') || !keys.includes(key)) throw unknown(part);
    if (pairs.has(key)) throw badRequest(`The transform "${key}" appears twice.`);
    pairs.set(key, value);
  }
  return pairs;
}

const unknown = (part: string) => badRequest(`The transform "${part.slice(0, 40)}" is unknown.`);

const asFormat = (text: string): ImageFormat | undefined =>
  imageFormats.find((format) => format === (text === 'jpeg' ? 'jpg' : text));

function readFormat(text: string): ImageFormat | 'auto' {
  const format = text === 'auto' ? text : asFormat(text);
  if (!format) throw unknown(`f_${text}`);
  return format;
}

function readQuality(text: string): number {
  if (/^[1-9]\d?$|^100$/.test(text)) return Number(text);
  const level = text === 'auto' ? 'good' : text.replace(/^auto:/, '');
  if (text.startsWith('auto') && Object.hasOwn(qualities, level))
    return qualities[level as keyof typeof qualities];
  throw unknown(`q_${text}`);
}

function readStep(pairs: Map<string, string>): Step | null {
  const ratio = readRatio(pairs.get('dpr'));
  const side = (key: 'w' | 'h') => {
    const text = pairs.get(key);
    if (text === undefined) return null;
    if (!/^[1-9]\d{0,4}$/.test(text)) throw unknown(`${key}_${text}`);
    const pixels = Math.round(Number(text) * ratio);
    if (pixels > maxSide) throw badRequest(`A side can have at most ${maxSide} pixels.`);
    return pixels;
  };
  const [width, height, aspect] = [side('w'), side('h'), readAspect(pairs.get('ar'))];
  const crop = chosen(crops, 'c', pairs.get('c') ?? (aspect ? 'fill' : 'scale'));
  const gravity = chosen(gravities, 'g', pairs.get('g') ?? 'center');
  const [x, y] = [readOffset(pairs, 'x'), readOffset(pairs, 'y')];
  if (width === null && height === null && aspect === null) {
    if (['c', 'g', 'x', 'y', 'dpr'].some((key) => pairs.has(key)))
      throw badRequest('A size transform needs a width, a height or an aspect ratio.');
    return null;
  }
  return { crop, width, height, aspect, gravity, x, y };
}

function chosen<T extends string>(known: readonly T[], key: string, text: string): T {
  const found = known.find((one) => one === text);
  if (!found) throw unknown(`${key}_${text}`);
  return found;
}

function readRatio(text: string | undefined): number {
  if (text === undefined) return 1;
  if (!/^[123](\.\d)?$/.test(text) || Number(text) > 3) throw unknown(`dpr_${text}`);
  return Number(text);
}

function readAspect(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, across, down = '1'] = /^(\d{1,4}(?:\.\d{1,4})?)(?::(\d{1,4}))?$/.exec(text) ?? [];
  const aspect = Number(across) / Number(down);
  if (!(aspect >= 0.1 && aspect <= 10)) throw unknown(`ar_${text}`);
  return Math.round(aspect * 10_000) / 10_000;
}

function readOffset(pairs: Map<string, string>, key: 'x' | 'y'): number | null {
  const text = pairs.get(key);
  if (text === undefined) return null;
  if (!/^(\d{1,5}|0\.\d{1,2})$/.test(text)) throw unknown(`${key}_${text}`);
  return Number(text);
}

/** An offset in pixels of a side of this length. */
export const offsetIn = (side: number, offset: number): number =>
  offset < 1 ? offset * side : offset;

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

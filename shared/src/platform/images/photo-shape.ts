import { z } from 'zod';

/** Spec, content 9. */
export const photoTypes = ['No crop', '4x3', '16x9'] as const;
export type PhotoType = (typeof photoTypes)[number];

/** The aspect ratio of a type; null keeps the image's own. */
export const ratioOf: Record<PhotoType, number | null> = {
  'No crop': null,
  '4x3': 4 / 3,
  '16x9': 16 / 9,
};

export interface Size {
  width: number;
  height: number;
}
/** A part of an image, in pixels. */
export interface Area extends Size {
  x: number;
  y: number;
}
/** A position in an image, from 0 to 1 of its width and height. */
export interface Point {
  x: number;
  y: number;
}

const middle: Point = { x: 0.5, y: 0.5 };

export const cropPattern = z
  .string()
  .regex(
    /^\d{1,5},\d{1,5},[1-9]\d{0,4},[1-9]\d{0,4}$/,
    'A crop must be four whole numbers: left, top, width and height.',
  );
export const focusPattern = z
  .string()
  .regex(
    /^(\d|[1-9]\d|100),(\d|[1-9]\d|100)$/,
    'A focal point must be two whole numbers from 0 to 100: percent from the left and from the top.',
  );

const numbersOf = (text: string) => text.split(',').map(Number);

/** Parses a stored crop. */
export function areaOf(crop: string): Area {
  const [x = 0, y = 0, width = 1, height = 1] = numbersOf(crop);
  return { x, y, width, height };
}
export const cropOf = ({ x, y, width, height }: Area): string =>
  [x, y, width, height].map(Math.round).join(',');

/** Parses a stored focal point; without one, the middle. */
export function pointOf(focus: string | null): Point {
  if (!focus) return middle;
  const [x = 50, y = 50] = numbersOf(focus);
  return { x: x / 100, y: y / 100 };
}
const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);
export const focusOf = ({ x, y }: Point): string => `${percent(x)},${percent(y)}`;

/** True when a crop is within an image of this size. */
export const isInside = ({ x, y, width, height }: Area, size: Size): boolean =>
  x + width <= size.width && y + height <= size.height;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** The largest area with this aspect ratio, centered on a point as closely as possible. */
export function areaAround(size: Size, ratio: number, point: Point): Area {
  const isWide = size.width / size.height > ratio;
  const width = isWide ? Math.max(1, Math.round(size.height * ratio)) : size.width;
  const height = isWide ? size.height : Math.max(1, Math.round(size.width / ratio));
  return {
    x: Math.round(between(0, point.x * size.width - width / 2, size.width - width)),
    y: Math.round(between(0, point.y * size.height - height / 2, size.height - height)),
    width,
    height,
  };
}

/** Determines which part of its file a photo shows. */
export interface Shown extends Size {
  crop: string | null;
  focus: string | null;
  photoType: PhotoType;
}

/** The part of its file that a photo shows: its own crop, or the area of its type around the focal point. */
export function shownArea({ crop, focus, photoType, ...size }: Shown): Area {
  if (crop && isInside(areaOf(crop), size)) return areaOf(crop);
  const ratio = ratioOf[photoType] ?? null;
  if (ratio) return areaAround(size, ratio, pointOf(focus));
  return { x: 0, y: 0, ...size };
}

/** The focal point within the shown area. */
export function shownPoint(shown: Shown): Point {
  if (!shown.focus) return middle;
  const area = shownArea(shown);
  const { x, y } = pointOf(shown.focus);
  return {
    x: between(0, (x * shown.width - area.x) / area.width, 1),
    y: between(0, (y * shown.height - area.y) / area.height, 1),
  };
}

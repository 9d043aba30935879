import { z } from 'zod';

/** Spec, content 9. */
export const photoTypes = ['No crop', '4x3', '16x9'] as const;
export type PhotoType = (typeof photoTypes)[number];

/** Width through height of a type; null: as the picture is. */
export const ratioOf: Record<PhotoType, number | null> = {
  'No crop': null,
  '4x3': 4 / 3,
  '16x9': 16 / 9,
};

export interface Size {
  width: number;
  height: number;
}
/** A part of a picture, in its pixels. */
export interface Area extends Size {
  x: number;
  y: number;
}
/** A place in a picture, from 0 to 1 of its width and of its height. */
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

/** A crop as it is kept. */
export function areaOf(crop: string): Area {
  const [x = 0, y = 0, width = 1, height = 1] = numbersOf(crop);
  return { x, y, width, height };
}
export const cropOf = ({ x, y, width, height }: Area): string =>
  [x, y, width, height].map(Math.round).join(',');

/** A focal point as it is kept; the middle without one. */
export function pointOf(focus: string | null): Point {
  if (!focus) return middle;
  const [x = 50, y = 50] = numbersOf(focus);
  return { x: x / 100, y: y / 100 };
}
const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);
export const focusOf = ({ x, y }: Point): string => `${percent(x)},${percent(y)}`;

/** Does a crop lie in a picture of this size? */
export const isInside = ({ x, y, width, height }: Area, size: Size): boolean =>
  x + width <= size.width && y + height <= size.height;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** The largest part of a picture with this ratio that has a point as near to its middle as can be. */
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

/** What decides on the part of a file that a photo shows. */
export interface Shown extends Size {
  crop: string | null;
  focus: string | null;
  photoType: PhotoType;
}

/** What of its file a photo shows everywhere: its own crop, else what its type cuts around the focal point. */
export function shownArea({ crop, focus, photoType, ...size }: Shown): Area {
  if (crop && isInside(areaOf(crop), size)) return areaOf(crop);
  const ratio = ratioOf[photoType] ?? null;
  if (ratio) return areaAround(size, ratio, pointOf(focus));
  return { x: 0, y: 0, ...size };
}

/** The focal point inside of what is shown. */
export function shownPoint(shown: Shown): Point {
  if (!shown.focus) return middle;
  const area = shownArea(shown);
  const { x, y } = pointOf(shown.focus);
  return {
    x: between(0, (x * shown.width - area.x) / area.width, 1),
    y: between(0, (y * shown.height - area.y) / area.height, 1),
  };
}

import {
  type Area,
  cropOf,
  type Point,
  shownArea,
  shownPoint,
} from '@masthead/shared/photos/photo-shape.ts';
import type { Db } from '../db/client.ts';
import { findLibraryPhoto, type LibraryPhoto } from '../photos/library.queries.ts';
import type { Followed } from './delivery.ts';
import type { Step, Wanted } from './transform.ts';

const library = 'library/';
const none = { width: null, height: null, aspect: null, x: null, y: null } as const;
/** A photo that is asked for whole is shown in this size at most when a part of it has to be cut out. */
const largest: Step = { ...none, crop: 'limit', gravity: 'center', width: 2400, height: 2400 };

/** A picture at our own host, by its address. */
const ours = /^\/images\/(?:upload\/(?:v\d+\/)?)?([a-z0-9-]+\/[a-z0-9-]+)(?:\.[a-z]+)?$/;
/** One at Cloudinary. */
const outside = /^(https:\/\/res\.cloudinary\.com\/[^/?#]+\/image\/upload\/)(.+)$/;

/**
 * Leads a wish for a photo of the library to the picture that the photo shows now, cut as its crop, its type and
 * its focal point say: whoever has the address of a photo follows all of them (decision 40).
 */
export async function followPhoto(db: Db, asked: Wanted): Promise<Followed | null> {
  if (!asked.publicId.startsWith(library)) return { wanted: asked };
  const photo = await findLibraryPhoto(db, asked.publicId.slice(library.length));
  if (!photo) return null;
  const [, host, rest] = outside.exec(photo.original) ?? [];
  if (host && rest) return { address: [...textsOf(photo, asked), rest].reduce(joined, host) };
  const publicId = ours.exec(photo.original)?.[1];
  return publicId === undefined ? null : { wanted: shown(photo, { ...asked, publicId }) };
}

const joined = (before: string, part: string) =>
  before.endsWith('/') ? before + part : `${before}/${part}`;

const isCut = ({ width, height }: LibraryPhoto, area: Area) =>
  area.width < width || area.height < height;

function shown(photo: LibraryPhoto, wanted: Wanted): Wanted {
  const area = shownArea(photo);
  const { steps, quality } = wanted.transform;
  const focused = photo.focus
    ? steps.map((step, at) => (at === 0 ? aimed(step, photo, area) : step))
    : steps;
  const cut: Step = { ...none, ...area, crop: 'crop', gravity: 'center' };
  if (!isCut(photo, area)) return { ...wanted, transform: { ...wanted.transform, steps: focused } };
  const whole = steps.length === 0;
  return {
    ...wanted,
    transform: {
      ...wanted.transform,
      steps: [cut, ...(whole ? [largest] : focused)],
      quality: whole ? (quality ?? 90) : quality,
    },
  };
}

/** Why: whoever says which side to keep means it. */
function aimed(step: Step, photo: LibraryPhoto, area: Area): Step {
  if (step.crop !== 'fill' || step.gravity !== 'center') return step;
  return { ...step, gravity: 'xy_center', ...placeOf(shownPoint(photo), area) };
}

const placeOf = ({ x, y }: Point, { width, height }: Area) => ({
  x: Math.round(x * width),
  y: Math.round(y * height),
});

/** The same as another host is asked for it: what stands before the address of the picture. */
function textsOf(photo: LibraryPhoto, asked: Wanted): string[] {
  const area = shownArea(photo);
  const [x, y, width, height] = cropOf(area).split(',');
  const place = placeOf(shownPoint(photo), area);
  const texts = asked.tail.split('/').filter((part) => part.includes('_'));
  const focused = texts.map((text, at) =>
    at === 0 && photo.focus && text.includes('c_fill') && !text.includes('g_')
      ? `${text},g_xy_center,x_${place.x},y_${place.y}`
      : text,
  );
  return [
    ...(isCut(photo, area) ? [`c_crop,x_${x},y_${y},w_${width},h_${height}`] : []),
    ...focused,
  ];
}

import { join } from 'node:path';
import {
  type Area,
  cropOf,
  type Point,
  shownArea,
  shownPoint,
} from '@masthead/shared/platform/images/photo-shape.ts';
import type { App } from '../../app-parts.ts';
import type { Db } from '../db/client.ts';
import { builtInHost, originalKey } from '../integrations/images/built-in-host.ts';
import { cloudinaryHost } from '../integrations/images/cloudinary.ts';
import { diskStorage } from '../integrations/images/disk-storage.ts';
import { s3Storage } from '../integrations/images/s3-storage.ts';
import type { Config } from '../process/config.ts';
import { type Followed, imageDelivery, type Original } from './delivery.ts';
import { derivedStore } from './derived-store.ts';
import { findImage } from './images.queries.ts';
import { findLibraryPhoto, type LibraryPhoto } from './library.queries.ts';
import type { Step, Wanted } from './transform.ts';
import { WorkQueue } from './work-queue.ts';

/** Folders whose pictures are drawn when somebody wants them, as JPEG; null: no such picture. */
export type DrawnFolders = Record<string, (name: string) => Promise<Buffer | null>>;

const megabyte = 1024 ** 2;
/** What costs more (derive.ts) than a lead picture of a photo from a phone: a second of one core, about. */
const heavyFrom = 8_000_000;
/** About what drawn pictures have; it decides only whose turn it is. */
const drawnSize = { width: 1600, height: 1000 };

/** Where pictures are kept, and the line in which they are made fit for it. */
export function uploadParts(config: Config) {
  const { s3, dataFolder, diskReserveMb } = config;
  const storage = s3 ? s3Storage(s3) : diskStorage(join(dataFolder, 'images'), diskReserveMb);
  const host = config.cloudinaryUrl ? cloudinaryHost(config.cloudinaryUrl) : builtInHost(storage);
  // Why: uploads must not wait behind deliveries.
  return { storage, host, uploads: new WorkQueue({ atOnce: 1, waiting: 30 }) };
}
export type UploadParts = Pick<ReturnType<typeof uploadParts>, 'host' | 'uploads'>;

/** Puts together the host, the storage and the delivery that the configuration asks for. */
export function imageParts({ config, pool, http, keys }: App, drawn: DrawnFolders) {
  const { storage, host, uploads } = uploadParts(config);
  // Why: two at a time leave CPU for requests; work that waits too long for a page is rejected.
  const queue = new WorkQueue({ atOnce: 2, waiting: 100, heavyFrom });

  async function find(publicId: string): Promise<Original | null> {
    const [folder = '', name = ''] = publicId.split('/');
    const draw = Object.hasOwn(drawn, folder) ? drawn[folder] : undefined;
    if (draw) return { format: 'jpg', size: drawnSize, read: () => draw(name) };
    const image = await findImage(pool, publicId);
    if (!image) return null;
    const { format, ...size } = image;
    return { format, size, read: () => storage.read(originalKey(publicId, format)) };
  }
  const deliver = imageDelivery({
    find,
    follow: (asked) => followPhoto(pool, asked),
    derived: derivedStore(storage, { perImage: 100, bytes: config.imageCacheMb * megabyte }),
    queue,
    memory: 64 * megabyte,
    keys,
    onTrouble: (error) => http.log.error({ err: error }, 'Couldn’t save a resized image'),
  });
  return { host, uploads, deliver };
}

export type ImageParts = ReturnType<typeof imageParts>;

const library = 'library/';
const none = { width: null, height: null, aspect: null, x: null, y: null } as const;
/** A photo that is asked for whole is shown in this size at most when a part of it has to be cut out. */
const largest: Step = { ...none, crop: 'limit', gravity: 'center', width: 2400, height: 2400 };

/** A picture at our own host, by its address. */
const ours = /^\/images\/(?:upload\/(?:v\d+\/)?)?([a-z0-9-]+\/[a-z0-9-]+)(?:\.[a-z]+)?$/;
/** One at Cloudinary. */
const outside = /^(https:\/\/res\.cloudinary\.com\/[^/?#]+\/image\/upload\/)(.+)$/;

/**
 * Resolves a request for a photo of the library to its current file, cropped by its crop, type and focal point, so
 * that every use of the photo's address follows them (decision 40).
 */
async function followPhoto(db: Db, asked: Wanted): Promise<Followed | null> {
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

/** Why: an explicitly chosen side takes precedence. */
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

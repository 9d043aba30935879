import { z } from 'zod';
import { changeOf, formOf, newOf, type ReplyOf, readOf } from '../../platform/records/record.ts';
import { photosetMessages } from './photo.messages.ts';
import { photoQuery } from './photo.ts';
import { mostPhotos, photosetRecord } from './photoset.record.ts';

/** Spec, content 3: the photos of a photoset, as they are answered or by their ids alone. */
const photos = z
  .array(z.union([z.int(), z.looseObject({ id: z.int() })], photosetMessages.notPhotos))
  .max(mostPhotos, `Choose at most ${mostPhotos}`)
  .optional();
const named = { photos };

export const newPhotoset = newOf(photosetRecord).extend(named);
/** The form of the New photoset dialog. */
export const newPhotosetForm = formOf(photosetRecord).pick({ name: true });
export const photosetUpdate = changeOf(photosetRecord).extend(named);

interface Named {
  photos?: readonly (number | { id: number })[] | undefined;
  photoIds?: number[] | undefined;
}

/** The photos that are asked for, whichever way they are named; null when both ways are used and differ. */
export function askedPhotoIds({ photos, photoIds }: Named): number[] | undefined | null {
  const ids = photos?.map((photo) => (typeof photo === 'number' ? photo : photo.id));
  const isContrary = ids && photoIds && ids.join() !== photoIds.join();
  return isContrary ? null : (ids ?? photoIds);
}

/** A photoset as it is answered. */
export const photoset = readOf(photosetRecord);
export type Photoset = ReplyOf<typeof photosetRecord>;

export const photosetQuery = photoQuery.pick({ query: true, page: true, take: true });

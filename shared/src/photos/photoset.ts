import { changeOf, formOf, newOf, type ReplyOf, readOf } from '../records/record.ts';
import { photoQuery } from './photo.ts';
import { photosetRecord } from './photoset.record.ts';

export const newPhotoset = newOf(photosetRecord);
/** What the dialog of a new one asks for. */
export const newPhotosetForm = formOf(photosetRecord).pick({ name: true });
export const photosetUpdate = changeOf(photosetRecord);

/** A photoset as it is answered. */
export const photoset = readOf(photosetRecord);
export type Photoset = ReplyOf<typeof photosetRecord>;

export const photosetQuery = photoQuery.pick({ query: true, page: true, take: true });

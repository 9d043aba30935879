import { z } from 'zod';
import { references } from '../../platform/records/kinds.ts';
import { partOf } from '../../platform/records/part-of.ts';
import { record } from '../../platform/records/record.ts';
import { text } from '../../platform/records/text-kinds.ts';
import { photosetMessages } from './photo.messages.ts';

/** A photo in a photoset. */
const photosetPhoto = z.object({
  id: z.int(),
  src: z.string(),
  title: z.string(),
  altTag: z.string(),
  credit: z.string().nullable(),
  isDeleted: z.boolean(),
});
export type PhotosetPhoto = z.infer<typeof photosetPhoto>;

/** The most photos of one photoset. */
export const mostPhotos = 500;

/** A photoset: photos in an order, under a name that no other has (Spec, content 3). */
export const photosetRecord = record({
  noun: 'photoset',
  plural: 'Photosets',
  slug: 'photoset',
  screen: 'photosetEdit',
  table: 'photosets',
  title: 'name',
  trash: true,
  fields: {
    name: text({ label: 'Name', required: photosetMessages.nameRequired, max: 200 }),
    /** In their order. */
    photoIds: references({ label: 'Photos', most: mostPhotos }),
  },
  added: {
    photos: z.array(photosetPhoto),
    /** How many posts show it. */
    useCount: z.int(),
  },
  parts: [partOf('photoset_photos', 'photoset_id', 'photo_id', 'photo')],
});

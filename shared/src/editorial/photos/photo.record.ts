import { z } from 'zod';
import { cropPattern, focusPattern, photoTypes } from '../../platform/images/photo-shape.ts';
import { choice, readInstant, wholeNumber, yesOrNo } from '../../platform/records/kinds.ts';
import { record } from '../../platform/records/record.ts';
import { link, picture, text } from '../../platform/records/text-kinds.ts';
import { photoMessages } from './photo.messages.ts';

/** A photo of the library: an image with its description (Spec, content 3; decision 40). */
export const photoRecord = record({
  noun: 'photo',
  plural: 'Photos',
  slug: 'photo',
  screen: 'photoEdit',
  table: 'photos',
  title: 'title',
  trash: true,
  fields: {
    /** The uploaded file. Setting another one replaces it; the photo keeps its URL. */
    original: picture({
      label: 'Image',
      required: photoMessages.pictureRequired,
      invalid: photoMessages.badPicture,
    }),
    altTag: text({ label: 'Alt text', required: photoMessages.altRequired, max: 500 }),
    credit: text({ label: 'Credit', max: 300 }),
    missingCredits: yesOrNo({ label: 'Missing credits', initial: false }),
    creditUrl: link({ label: 'Credit URL', invalid: photoMessages.badCreditUrl }),
    /** Tags, separated by commas. */
    tags: text({ label: 'Tags', max: 500 }),
    address1: text({ label: 'Address', max: 200, column: 'address_1' }),
    address2: text({ label: 'Address line 2', max: 200, column: 'address_2' }),
    city: text({ label: 'City', max: 100 }),
    photoType: choice(photoTypes, { label: 'Type', initial: 'No crop' }),
    /** The visible part of the file in pixels: left, top, width, height. */
    crop: text({ label: 'Crop', pattern: cropPattern }),
    /** The point that every crop keeps in view: percent from the left, percent from the top. */
    focus: text({ label: 'Focal point', pattern: focusPattern }),
    onlyPhoto: yesOrNo({ label: 'Only photo of its subject', initial: false }),
    oneOfManyPhoto: yesOrNo({ label: 'One of many photos of its subject', initial: false }),
  },
  rules: ({ credit, missingCredits, onlyPhoto, oneOfManyPhoto }) => [
    ...(!credit && !missingCredits
      ? [{ path: 'credit' as const, message: photoMessages.creditRequired }]
      : []),
    ...(onlyPhoto && oneOfManyPhoto
      ? [{ path: 'oneOfManyPhoto' as const, message: photoMessages.onlyOrMany }]
      : []),
  ],
  systemFields: {
    /** The URL of the photo wherever it is used. It stays the same when the file is replaced. */
    src: text({ label: 'Photo URL', required: '' }),
    /** The alt text, or the file name if there is none. */
    title: text({ label: 'Title', required: '' }),
    /** Of the file. */
    width: wholeNumber({ label: 'Width', min: 1, max: 100_000, invalid: '', initial: 1 }),
    height: wholeNumber({ label: 'Height', min: 1, max: 100_000, invalid: '', initial: 1 }),
    fileName: text({ label: 'File' }),
    /** A hash of the file's content. */
    contentHash: text({ label: 'File checksum' }),
    /** The URL that the file was fetched from. */
    snapUrl: text({ label: 'Fetched from', max: 2000 }),
  },
  added: {
    uploadDatetime: readInstant,
    addedById: z.int().nullable(),
    addedBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
    url: z.object({ original: z.string(), medium: z.string() }),
    /** The number of places that use it, photosets included. */
    useCount: z.int(),
  },
});

import { z } from 'zod';
import { bodyOf } from '../../platform/records/record.ts';
import { photoRecord } from './photo.record.ts';
import { photo, photoUpdate } from './photo.ts';

const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

/** Sentences about editing credit and tags of many photos. */
export const creditMessages = {
  creditOrTags: 'Enter a credit or a tag',
  gone: 'It has been deleted.',
  credited: (count: number) => `Credit and tags saved for ${photos(count)}.`,
  creditsBack: (count: number) => `Credit and tags restored for ${photos(count)}.`,
  creditsFailed: 'An error occurred saving credit and tags.',
  /** 'Bats: Ana Ruiz has changed …', at most three of them. */
  stayed: (refusals: readonly { title: string; message: string }[]) =>
    [
      `${photos(refusals.length)} not saved.`,
      ...refusals.slice(0, 3).map(({ title, message }) => `${title}: ${message}`),
    ].join(' '),
  /** Warning that a new credit replaces existing ones. */
  creditReplaced: (count: number) =>
    `${photos(count)} ${count === 1 ? 'has' : 'have'} a different credit, which will be replaced.`,
} as const;

/** Most photos in one such request. */
export const mostCredited = 200;
/** Credit and tags of many photos, each with the version that was on the screen. */
export const photoCredits = z.strictObject({
  photos: z
    .array(
      photoUpdate
        .pick({ id: true, version: true, credit: true, tags: true })
        .required({ version: true })
        .refine(({ credit, tags }) => credit !== undefined || tags !== undefined, {
          error: creditMessages.creditOrTags,
          path: ['credit'],
        }),
    )
    .min(1)
    .max(mostCredited, `Choose at most ${mostCredited}`),
});
/** The dialog's form: a credit for all photos, and tags to add to theirs. */
export const photoCreditsForm = z
  .object({ credit: bodyOf(photoRecord).shape.credit, tags: z.array(z.string()) })
  .refine(({ credit, tags }) => credit || tags.length > 0, {
    error: creditMessages.creditOrTags,
    path: ['credit'],
  });

/** A photo that was skipped, with the reason. */
const refusedPhoto = z.object({ id: z.int(), title: z.string(), message: z.string() });
export type RefusedPhoto = z.infer<typeof refusedPhoto>;

/** The result for many photos: those saved and those skipped. */
export const creditedPhotos = z.object({ photos: z.array(photo), stayed: z.array(refusedPhoto) });

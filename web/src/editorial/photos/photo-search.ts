import { uploadTimes } from '@masthead/shared/editorial/photos/photo.ts';
import { photoTypes } from '@masthead/shared/platform/images/photo-shape.ts';
import { z } from 'zod';
import { choiceOf, optionalId, pageNumber, searchText } from '../../platform/lists/search.ts';

const flag = z.coerce
  .string()
  .transform((value) => value === 'true')
  .default(false)
  .catch(false);

/** What the page of photos shows, as its address says it. */
export const photoSearch = z.object({
  query: searchText,
  addedById: optionalId,
  uploaded: choiceOf(uploadTimes),
  type: z.enum(photoTypes).nullable().default(null).catch(null),
  missingCredits: flag,
  withoutAlt: flag,
  unused: flag,
  /** The worklist shows what is not yet described, with inputs. */
  view: choiceOf(['grid', 'worklist']),
  page: pageNumber,
});
export type PhotoSearch = z.output<typeof photoSearch>;

export const flags = {
  missingCredits: 'Without a credit',
  withoutAlt: 'Without alt text',
  unused: 'Not used anywhere',
} as const;
export type PhotoFlag = keyof typeof flags;

/** The search as the server is asked it. */
export function filterOf(search: PhotoSearch) {
  const { query, addedById, uploaded, type, view } = search;
  const chosen = (Object.keys(flags) as PhotoFlag[]).filter((flag) => search[flag]);
  return {
    ...(query && { query }),
    ...(addedById !== null && { addedById }),
    ...(uploaded !== 'Any' && { uploaded }),
    ...(type && { type }),
    ...Object.fromEntries(chosen.map((flag) => [flag, 'true'])),
    ...(view === 'worklist' && { unfinished: 'true' }),
  };
}

import { z } from 'zod';
import type { Said } from '../../platform/records/field.ts';
import { checkedJson } from '../../platform/records/kinds.ts';
import { id, linkOrPath } from '../../platform/values/fields.ts';

/** Longest texts of a picked post, in UTF-16 units. */
export const pickedLimits = { headline: 500, names: 200, dek: 2000 } as const;

/** A post as it was when it was picked (Spec, content 3: a picked item). */
export const pickedItem = z.strictObject({
  id,
  headline: z.string().min(1).max(pickedLimits.headline),
  url: linkOrPath('A post needs a web address'),
  image_url: linkOrPath('Enter the web address of an image').nullable().default(null),
  promoted: z.boolean().default(false),
  author: z.string().max(pickedLimits.names).nullable().default(null),
  author_avatar: linkOrPath('Enter the web address of an image').nullable().default(null),
  section: z.string().max(pickedLimits.names).nullable().default(null),
  dek: z.string().max(pickedLimits.dek).nullable().default(null),
  created_ts: z.iso.datetime().nullable().default(null),
  /** When it was last published: the day that Load posts goes by. Null for a post that was picked before it was kept. */
  last_published_ts: z.iso.datetime().nullable().default(null),
  starts_at: z.iso.datetime().nullable().default(null),
  total_views: z.int().nullable().default(null),
});
export type PickedItem = z.infer<typeof pickedItem>;

const words = z.string().nullable().default(null);

/** The same as it is read: the shape alone. */
export const readPickedItem = z.object({
  id: z.int32(),
  headline: z.string(),
  url: z.string(),
  image_url: words,
  promoted: z.boolean().default(false),
  author: words,
  author_avatar: words,
  section: words,
  dek: words,
  created_ts: words,
  last_published_ts: words,
  starts_at: words,
  total_views: z.int().nullable().default(null),
});

/** A block of posts; `rule` says how many it takes. */
export const posts = <W extends z.ZodType<PickedItem[]>>({
  rule,
  ...said
}: Said & { rule: W; isRequired?: boolean }) =>
  checkedJson({
    ...said,
    write: rule,
    read: z.array(readPickedItem),
    initial: [] as unknown as z.input<W>,
    shows: 'posts',
  });

/** A block of posts that may stay empty and takes only so many. */
export const postsUpTo = (most: number, label: string) =>
  posts({
    label,
    rule: z.array(pickedItem).max(most, `${label} take at most ${most} posts`),
  });

/** One post, or none. */
export const post = (said: Said) =>
  checkedJson({
    ...said,
    write: pickedItem.nullable(),
    read: readPickedItem.nullable(),
    initial: null,
    shows: 'posts',
  });

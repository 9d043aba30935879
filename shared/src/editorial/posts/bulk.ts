import { z } from 'zod';
import { id, linkOrPath } from '../../platform/values/fields.ts';
import { addedTypes, newsItemDraft } from './news-item-form.ts';

/** What can be done to many posts at once. */
export const bulkActions = ['publish', 'unpublish', 'unlist', 'tag', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** The actions that take posts down. */
export const takeDowns = ['unpublish', 'unlist'] as const satisfies readonly BulkAction[];
export type TakeDown = (typeof takeDowns)[number];
const takesDown = (action: BulkAction) => (takeDowns as readonly BulkAction[]).includes(action);

/** Longest reason for taking a post down. */
export const longestReason = 500;

/** Most posts of one bulk action: the largest page of a list. */
export const bulkLimit = 50;
/** Hours in which a bulk action can be undone. */
export const undoHours = 24;

const tags = {
  add_tags: newsItemDraft.shape.tags.default([]),
  remove_tags: newsItemDraft.shape.tags.default([]),
};
const needsTag = { error: 'Enter a tag to add or remove', path: ['add_tags'] };
const hasTag = ({ add_tags, remove_tags }: { add_tags: string[]; remove_tags: string[] }) =>
  add_tags.length + remove_tags.length > 0;

/** The form of the bulk tags dialog. */
export const bulkTagsForm = z.object(tags).refine(hasTag, needsTag);

const needsReason = 'Add a reason';
const reason = z
  .string()
  .trim()
  .max(longestReason, `Use at most ${longestReason} characters for a reason`);
const movedTo = z
  .string()
  .trim()
  .pipe(linkOrPath('Enter a URL or a path that begins with /').or(z.literal('')));

/** The form of the take-down dialog. */
export const takeDownForm = z.object({
  reason: reason.min(1, needsReason),
  moved_to: movedTo,
});

/** A bulk action and its posts, with the versions that were on the screen. */
export const bulkRequest = z
  .object({
    act: z.enum(bulkActions, `act must be one of ${bulkActions.join(', ')}`),
    type: z.enum(addedTypes, `type must be one of ${addedTypes.join(', ')}`),
    posts: z
      .array(z.object({ id, version: z.int(), draft_version: z.int() }))
      .min(1, 'Choose at least one post')
      .max(bulkLimit, `Choose at most ${bulkLimit} posts`)
      .refine((posts) => new Set(posts.map((post) => post.id)).size === posts.length, {
        error: 'Choose each post only once',
      }),
    ...tags,
    /** Why they are taken down; stored in History. */
    reason: reason.default(''),
    /** Where the URL of an unpublished post redirects; null means that it returns 410. */
    moved_to: movedTo
      .transform((address) => address || null)
      .nullable()
      .default(null),
  })
  .refine((asked) => asked.act !== 'tag' || hasTag(asked), needsTag)
  .refine((asked) => !takesDown(asked.act) || asked.reason !== '', {
    error: needsReason,
    path: ['reason'],
  })
  .refine((asked) => asked.act === 'unpublish' || asked.moved_to === null, {
    error: 'A redirect can be set only when unpublishing',
    path: ['moved_to'],
  });

/** A list of ids in a URL: `3,17`. */
export const idList = z
  .string('List the posts by ID')
  .regex(/^\d{1,9}(,\d{1,9}){0,49}$/, 'List at most 50 post IDs, separated by commas')
  .transform((text) => text.split(',').map(Number));

/** The emails and series that contain posts which are about to be taken down. */
export const postUses = z.object({
  emails: z.array(z.object({ id: z.int(), kind: z.string(), subject: z.string() })),
  series: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type PostUses = z.infer<typeof postUses>;

/** A post that was skipped, with the reason. */
export const refusedPost = z.object({ id: z.int(), headline: z.string(), message: z.string() });
export type RefusedPost = z.infer<typeof refusedPost>;

/** The result of a bulk action. `act_id` undoes it; null if nothing was done. */
export const bulkResult = z.object({
  act_id: z.int().nullable(),
  done: z.int(),
  refused: z.array(refusedPost),
});
export type BulkResult = z.infer<typeof bulkResult>;

/** A bulk action that can still be undone. */
export const undoableAction = z.object({
  id: z.int(),
  act: z.enum(bulkActions),
  type: z.enum(addedTypes),
  made_at: z.iso.datetime(),
  posts: z.int(),
});
export type UndoableAction = z.infer<typeof undoableAction>;

const verbs: Record<BulkAction, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  unlist: 'unlisted',
  tag: 'tagged',
  delete: 'deleted',
};

const posts = (count: number) => (count === 1 ? 'this post' : `these ${count} posts`);

/** 'Tacos: A headline is required …', for at most three posts. */
const named = (refusals: readonly RefusedPost[]) => {
  const first = refusals.slice(0, 3).map(({ headline, message }) => `${headline}: ${message}`);
  const more = refusals.length - first.length;
  return [...first, ...(more > 0 ? [`and ${more} more.`] : [])].join(' ');
};

export const bulkMessages = {
  done: (action: BulkAction, count: number) => `${count} ${verbs[action]}.`,
  /** '12 published, 2 skipped: …' */
  result: (action: BulkAction, { done, refused }: Pick<BulkResult, 'done' | 'refused'>) =>
    refused.length === 0
      ? bulkMessages.done(action, done)
      : `${done} ${verbs[action]}, ${refused.length} skipped: ${named(refused)}`,
  undone: (count: number, refusals: readonly RefusedPost[]) =>
    refusals.length === 0
      ? `${count} restored.`
      : `${count} restored, ${refusals.length} skipped: ${named(refusals)}`,
  changedSince: (name: string | null) => `${name ?? 'Masthead'} has changed it since.`,
  gone: 'It has been deleted.',
  over: 'This can no longer be undone.',
  confirmDelete: (count: number) => `Are you sure you want to delete ${posts(count)}?`,
  takeDown: {
    unpublish: {
      label: 'Unpublish',
      title: (count: number) => `Unpublish ${posts(count)}`,
      about: (count: number) =>
        count === 1
          ? 'The post becomes a draft and is removed from pages, lists, feeds, sitemaps and series immediately. Its URL shows that the story is gone, or redirects.'
          : 'The posts become drafts and are removed from pages, lists, feeds, sitemaps and series immediately. Their URLs show that the story is gone, or redirect.',
    },
    unlist: {
      label: 'Unlist',
      title: (count: number) => `Unlist ${posts(count)}`,
      about: (count: number) =>
        count === 1
          ? 'The post is removed from lists, feeds, sitemaps and series immediately. Anyone with its URL can still read it; search engines are asked to skip it.'
          : 'The posts are removed from lists, feeds, sitemaps and series immediately. Anyone with their URLs can still read them; search engines are asked to skip them.',
    },
  } satisfies Record<TakeDown, object>,
  reason: 'Reason',
  reasonHint: 'Shown in History.',
  movedTo: 'Redirect readers to (optional)',
  /** Heading of the emails and series that still contain the posts. */
  stillCarried: 'Still used in',
  sentAnyway:
    'Scheduled emails are sent as they are. To leave the post out, unschedule the email and remove the post first.',
  leadsToItself: 'This is the post’s own URL',
  failed: 'The action couldn’t be completed.',
  undoFailed: 'The action couldn’t be undone.',
} as const;

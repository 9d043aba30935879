import { z } from 'zod';
import { id } from '../fields.ts';
import { addedTypes, newsItemDraft } from './news-item-form.ts';

/** What can be done to many posts at once. */
export const bulkActs = ['publish', 'tag', 'delete'] as const;
export type BulkAct = (typeof bulkActs)[number];

/** Most posts of one act: the largest page of a list. */
export const bulkLimit = 50;
/** Hours in which an act can be undone. */
export const undoHours = 24;

const tags = {
  add_tags: newsItemDraft.shape.tags.default([]),
  remove_tags: newsItemDraft.shape.tags.default([]),
};
const needsTag = { error: 'Type a tag to add or to take off', path: ['add_tags'] };
const hasTag = ({ add_tags, remove_tags }: { add_tags: string[]; remove_tags: string[] }) =>
  add_tags.length + remove_tags.length > 0;

/** What the dialog of many tags asks for. */
export const bulkTagsForm = z.object(tags).refine(hasTag, needsTag);

/** The posts as they were seen, and what shall be done to them. */
export const bulkRequest = z
  .object({
    act: z.enum(bulkActs, `act must be one of ${bulkActs.join(', ')}`),
    type: z.enum(addedTypes, `type must be one of ${addedTypes.join(', ')}`),
    posts: z
      .array(z.object({ id, version: z.int(), draft_version: z.int() }))
      .min(1, 'Choose at least one post')
      .max(bulkLimit, `Choose at most ${bulkLimit} posts`)
      .refine((posts) => new Set(posts.map((post) => post.id)).size === posts.length, {
        error: 'Each post can be chosen once',
      }),
    ...tags,
  })
  .refine((asked) => asked.act !== 'tag' || hasTag(asked), needsTag);

/** A post that stays as it is, with the reason. */
export const stayedPost = z.object({ id: z.int(), headline: z.string(), message: z.string() });
export type StayedPost = z.infer<typeof stayedPost>;

/** What an act has come to; `act_id` is what undoes it, null when nothing was done. */
export const bulkResult = z.object({
  act_id: z.int().nullable(),
  done: z.int(),
  refused: z.array(stayedPost),
});
export type BulkResult = z.infer<typeof bulkResult>;

/** An act that can still be undone. */
export const keptAct = z.object({
  id: z.int(),
  act: z.enum(bulkActs),
  type: z.enum(addedTypes),
  made_at: z.iso.datetime(),
  posts: z.int(),
});
export type KeptAct = z.infer<typeof keptAct>;

const verbs: Record<BulkAct, string> = { publish: 'published', tag: 'tagged', delete: 'deleted' };

/** 'The rows, one by one': 'Tacos: A headline is required; …', at most three of them. */
const named = (stayed: readonly StayedPost[]) => {
  const first = stayed.slice(0, 3).map(({ headline, message }) => `${headline}: ${message}`);
  const more = stayed.length - first.length;
  return [...first, ...(more > 0 ? [`and ${more} more.`] : [])].join(' ');
};

export const bulkMessages = {
  done: (act: BulkAct, count: number) => `${count} ${verbs[act]}.`,
  /** '12 published, 2 refused: …' */
  result: (act: BulkAct, { done, refused }: Pick<BulkResult, 'done' | 'refused'>) =>
    refused.length === 0
      ? bulkMessages.done(act, done)
      : `${done} ${verbs[act]}, ${refused.length} refused: ${named(refused)}`,
  undone: (count: number, stayed: readonly StayedPost[]) =>
    stayed.length === 0
      ? `${count} put back as they were.`
      : `${count} put back, ${stayed.length} stay: ${named(stayed)}`,
  changedSince: (name: string | null) => `${name ?? 'Masthead'} has changed it since.`,
  gone: 'It is deleted.',
  over: 'This cannot be undone any more.',
  confirmDelete: (count: number) =>
    `Are you sure you want to delete ${count === 1 ? 'this post' : `these ${count} posts`}?`,
  failed: 'It could not be done.',
  undoFailed: 'It could not be undone.',
} as const;

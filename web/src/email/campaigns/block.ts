import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import type { PickedItem, pickedItem } from '@masthead/shared/email/campaigns/picked-item.ts';
import type { z } from 'zod';

/** A post as a form holds it. */
export type Post = z.input<typeof pickedItem>;

/** One block of posts of an email: what it is called, what it takes, and where its posts are. */
export interface Block<V> {
  title: string;
  /** The field that its errors belong to. */
  path: string;
  limit: number;
  type: AddedType;
  read: (values: V) => Post[];
  write: (values: V, posts: Post[]) => Partial<V>;
}

/** In which other block a post is already, by the id of the post. */
export function otherPlaces<V>(
  values: V,
  block: Block<V>,
  blocks: readonly Block<V>[],
): Map<number, string> {
  const others = blocks.filter((other) => other.path !== block.path);
  const places = others.flatMap((other) =>
    other.read(values).map((post) => [post.id, other.title] as const),
  );
  return new Map(places);
}

/** Why: values are compared as text, so a post has its keys in one order wherever it came from. */
export const asPost = (item: PickedItem): Post => ({
  id: item.id,
  headline: item.headline,
  url: item.url,
  image_url: item.image_url,
  promoted: item.promoted,
  author: item.author,
  author_avatar: item.author_avatar,
  section: item.section,
  dek: item.dek,
  created_ts: item.created_ts,
  last_published_ts: item.last_published_ts,
  starts_at: item.starts_at,
  total_views: item.total_views ?? null,
});

export const withoutAt = <T>(list: readonly T[], index: number): T[] =>
  list.filter((_, at) => at !== index);

export const withAt = <T>(list: readonly T[], index: number, item: T): T[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index),
];

/** A block whose posts are one field of the form. */
export const fieldBlock = <V>(
  path: keyof V & string,
  title: string,
  limit: number,
  type: AddedType = 'article',
): Block<V> => ({
  title,
  path,
  limit,
  type,
  read: (values) => values[path] as Post[],
  write: (_values, posts) => ({ [path]: posts }) as Partial<V>,
});

/** A block of a field that holds one post, or none. */
export const singleBlock = <V>(
  path: keyof V & string,
  title: string,
  type: AddedType,
): Block<V> => ({
  title,
  path,
  limit: 1,
  type,
  read: (values) => (values[path] === null ? [] : [values[path] as Post]),
  // Why the first: one that is given back by Undo takes the place of the one picked since.
  write: (_values, posts) => ({ [path]: posts[0] ?? null }) as Partial<V>,
});

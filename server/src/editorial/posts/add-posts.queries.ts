import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import type { Db } from '../../platform/db/client.ts';

/** A new post with all its parts. */
export interface NewPost {
  siteId: number;
  type: PostType;
  status: number;
  headline: string;
  slug?: string | null;
  description?: string;
  imageUrl?: string | null;
  postUrl?: string | null;
  byline?: string | null;
  /** Names in the byline that are no authors here. */
  bylineNames?: string[];
  internalTags?: string[];
  tags?: string[];
  isStarred?: boolean;
  totalViews?: number;
  startsAt?: Date | null;
  endsAt?: Date | null;
  scheduledAt?: Date | null;
  lastPublishedAt?: Date | null;
  /** The import key of the post; unique. */
  externalKey?: string | null;
  createdAt?: Date;
  updatedAt?: Date;
  /** The person who saved it; null for Masthead. */
  updatedBy?: number | null;
  body?: string;
  details?: object;
  sectionIds?: number[];
  authorIds?: number[];
  /** Where it was read elsewhere, as its site leads from there (`oldAddressOf`). */
  oldAddresses?: string[];
}

type Row = ReturnType<typeof rowOf>;

/**
 * Writes posts with their parts: the same few statements however many they are, at most some two
 * thousand. Answers their ids in order; null is one that the site has already by its external key.
 * A slug that is taken gets the id behind it.
 */
export async function addPosts(db: Db, posts: readonly NewPost[]): Promise<(number | null)[]> {
  if (posts.length === 0) return [];
  const reserved = await db<{ id: number }[]>`
    select nextval(pg_get_serial_sequence('news_items', 'id'))::int as id from generate_series(1, ${posts.length}::int)`;
  const rows = posts.map((post, at) => rowOf(post, reserved[at]?.id ?? 0));
  const added = await insertRows(db, rows);
  const parts = posts
    .map((post, at) => ({ post, id: rows[at]?.id ?? 0 }))
    .filter(({ id }) => added.has(id));
  if (parts.length > 0)
    await db`insert into news_item_contents ${db(
      parts.map(({ id, post }) => ({
        newsItemId: id,
        body: post.body ?? '',
        details: db.json((post.details ?? {}) as never),
      })),
    )}`;
  await insertLinks(db, 'section', parts.flatMap(linksOf('sectionIds')));
  await insertLinks(db, 'author', parts.flatMap(linksOf('authorIds')));
  await saveOldAddresses(
    db,
    parts.map(({ id, post }) => ({ id, siteId: post.siteId, addresses: post.oldAddresses ?? [] })),
  );
  return rows.map(({ id }) => (added.has(id) ? id : null));
}

const rowOf = (post: NewPost, id: number) => ({
  id,
  siteId: post.siteId,
  type: post.type,
  status: post.status,
  headline: post.headline,
  slug: post.slug || null,
  description: post.description ?? '',
  imageUrl: post.imageUrl ?? null,
  postUrl: post.postUrl ?? null,
  byline: post.byline ?? null,
  bylineNames: post.bylineNames ?? [],
  internalTags: post.internalTags ?? [],
  tags: post.tags ?? [],
  isStarred: post.isStarred ?? false,
  totalViews: post.totalViews ?? 0,
  startsAt: post.startsAt ?? null,
  endsAt: post.endsAt ?? null,
  scheduledAt: post.scheduledAt ?? null,
  lastPublishedAt: post.lastPublishedAt ?? null,
  externalKey: post.externalKey ?? null,
  createdAt: post.createdAt ?? new Date(),
  updatedAt: post.updatedAt ?? post.createdAt ?? new Date(),
  updatedBy: post.updatedBy ?? null,
});

const withId = (row: Row): Row => ({ ...row, slug: `${row.slug}-${row.id}` });

async function insertRows(db: Db, rows: Row[]): Promise<ReadonlySet<number>> {
  const wanted = rows.flatMap(({ slug }) => slug ?? []);
  const old =
    wanted.length === 0
      ? []
      : await db<{ siteId: number; slug: string }[]>`
          select site_id, slug from news_item_old_slugs where slug = any(${wanted}::text[])`;
  const isOld = (row: Row) => old.some((o) => o.siteId === row.siteId && o.slug === row.slug);
  const insert = async (some: Row[]) =>
    some.length === 0
      ? []
      : db<
          { id: number }[]
        >`insert into news_items ${db(some)} on conflict do nothing returning id`;
  const first = await insert(rows.map((row) => (isOld(row) ? withId(row) : row)));
  const added = new Set(first.map(({ id }) => id));
  const left = rows.filter(({ id, slug }) => !added.has(id) && slug !== null);
  // Why: the remaining rows conflict on slug or key; a slug with the id appended is free.
  for (const { id } of await insert(left.map(withId))) added.add(id);
  return added;
}

interface Link {
  newsItemId: number;
  id: number;
  position: number;
}

const linksOf =
  (key: 'sectionIds' | 'authorIds') =>
  ({ id, post }: { id: number; post: NewPost }): Link[] =>
    [...new Set(post[key])].map((linked, at) => ({ newsItemId: id, id: linked, position: at + 1 }));

const linkTables = {
  section: { table: 'news_item_sections', column: 'section_id' },
  author: { table: 'news_item_authors', column: 'author_id' },
} as const;

async function insertLinks(db: Db, kind: keyof typeof linkTables, links: Link[]): Promise<void> {
  if (links.length === 0) return;
  const { table, column } = linkTables[kind];
  await db`
    insert into ${db(table)} (news_item_id, ${db(column)}, position)
    select * from unnest(${links.map((link) => link.newsItemId)}::int[], ${links.map((link) => link.id)}::int[],
                         ${links.map((link) => link.position)}::int[])`;
}

/** Puts other sections or authors of a post in the place of those that it has. */
export const setLinks = (
  db: Db,
  kind: keyof typeof linkTables,
  newsItemId: number,
  ids: readonly number[],
): Promise<void> => setLinksOfMany(db, kind, [{ id: newsItemId, linked: ids }]);

/** The same for several posts. */
export async function setLinksOfMany(
  db: Db,
  kind: keyof typeof linkTables,
  posts: readonly { id: number; linked: readonly number[] }[],
): Promise<void> {
  await db`
    delete from ${db(linkTables[kind].table)} where news_item_id = any(${posts.map(({ id }) => id)}::int[])`;
  await insertLinks(
    db,
    kind,
    posts.flatMap(({ id, linked }) =>
      [...new Set(linked)].map((each, at) => ({ newsItemId: id, id: each, position: at + 1 })),
    ),
  );
}

/** Lets the sites of posts lead to them from where they were read elsewhere. What leads to another post that is here stays. */
export async function saveOldAddresses(
  db: Db,
  posts: readonly { id: number; siteId: number; addresses: readonly string[] }[],
): Promise<void> {
  const all = posts.flatMap(({ id, siteId, addresses }) =>
    addresses.map((address) => ({ id, siteId, address })),
  );
  if (all.length === 0) return;
  await db`
    insert into news_item_old_addresses as o (site_id, address, news_item_id)
    select distinct on (t.site_id, t.address) t.site_id, t.address, t.id
      from unnest(${all.map(({ siteId }) => siteId)}::int[], ${all.map(({ address }) => address)}::text[],
                  ${all.map(({ id }) => id)}::int[]) as t (site_id, address, id)
     order by t.site_id, t.address, t.id
    on conflict (site_id, address) do update set news_item_id = excluded.news_item_id
      where (select n.status from news_items n where n.id = o.news_item_id) = 4`;
}

import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import { type Shown, shownArea } from '@masthead/shared/platform/images/photo-shape.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { postAddress } from '../posts/news-items.queries.ts';
import type { PagePhoto, Photosets } from './page-photosets.ts';
import type { PageAuthor } from './page-post.ts';

/** A site with the titles of its sections, in the order of its navigation. */
export interface SiteRow {
  id: number;
  name: string;
  city: string;
  sections: string[];
}

/** Sections with subsections have no page of their own. */
const isPlace = (db: Db) =>
  db`c.title <> all('{HOME,PROMOTED}') and not exists (select from sections k where k.parent_id = c.id)`;

/** A site for its public pages, or null. */
export async function findPageSite(db: Db, siteId: number): Promise<SiteRow | null> {
  const [row] = await db<SiteRow[]>`
    select s.id, s.name, s.city,
           array(select c.title from sections c left join sections p on p.id = c.parent_id
                  where c.site_id = s.id and ${isPlace(db)}
                  order by coalesce(p.position, c.position), c.position, c.id) as sections
      from sites s where s.id = ${siteId}`;
  return row ?? null;
}

/** The metadata of a post. */
export interface PostFacts {
  id: number;
  siteId: number;
  type: PostType;
  slug: string | null;
  /** Its URL once it is published; a path is on our own pages. */
  postUrl: string | null;
  lastPublishedAt: Date | null;
  /** When its current content was published. */
  updatedAt: Date;
  internalTags: string[];
  /** Names in its byline that are no authors here. */
  bylineNames: string[];
  isListed: boolean;
}

/** When the current content was published. Why the later date: the revision is saved just before publication. */
export const saidSince = (db: Db) =>
  db`greatest(coalesce(r.published_at, n.last_published_at, n.updated_at), n.last_published_at)`;

/** A post that the person may see, or null. */
export async function findPostFacts(
  db: Db,
  visible: Rows<'post'>,
  id: number,
): Promise<PostFacts | null> {
  const [row] = await db<PostFacts[]>`
    select n.id, n.site_id, n.type, n.slug, ${postAddress(db)} as post_url, n.last_published_at,
           ${saidSince(db)} as updated_at, n.internal_tags, n.byline_names,
           n.status = 0 as is_listed
      from news_items n join sites s on s.id = n.site_id
      left join news_item_revisions r on r.id = n.revision_id
     where n.id = ${id} and n.status <> 4 and ${within(db, visible, 'n')}`;
  return row ?? null;
}

/** Titles of sections and names of authors in the order of these ids, without missing ones. */
export async function findLinked(
  db: Db,
  { section_ids, authors }: { section_ids: number[]; authors: number[] },
): Promise<{ sections: string[]; authors: PageAuthor[] }> {
  const [sections, people] = await Promise.all([
    db<{ title: string }[]>`
      select title from sections where id = any(${section_ids}::int[])
       order by array_position(${section_ids}::int[], id)`,
    db<PageAuthor[]>`
      select name, avatar from authors where id = any(${authors}::int[])
       order by array_position(${authors}::int[], id)`,
  ]);
  return { sections: sections.map(({ title }) => title), authors: people };
}

/** The target of a path of a site. */
export interface Addressed {
  id: number;
  status: number;
  /** Its current slug. */
  slug: string;
  wasPublished: boolean;
  /** Set if it was taken down, with the redirect target if there is one. */
  isTakenDown: boolean;
  movedTo: string | null;
}

/** A path of a post: its site and its last segment. */
export interface PostAddress {
  siteId: number;
  slug: string;
}

/** The posts that have or had these slugs. */
export const listAddressed = (db: Db, addresses: readonly PostAddress[]) => db<
  (Addressed & { asked: PostAddress; scheduledAt: Date | null })[]
>`
  select json_build_object('siteId', a.site_id, 'slug', a.slug) as asked, p.*
    from unnest(${addresses.map(({ siteId }) => siteId)}::integer[],
                ${addresses.map(({ slug }) => slug)}::text[]) a (site_id, slug)
   cross join lateral (
     with found as (
       select id, 1 as place from news_items where site_id = a.site_id and slug = a.slug
       union all
       select news_item_id, 2 from news_item_old_slugs where site_id = a.site_id and slug = a.slug)
     select n.id, n.status, n.slug, n.scheduled_at, n.last_published_at is not null as was_published,
            n.taken_down_at is not null as is_taken_down, n.moved_to
       from found f join news_items n on n.id = f.id order by n.status in (0, 2) desc, f.place limit 1) p`;

/** The post that has or had this slug, or null. */
export async function findAddressed(
  db: Db,
  siteId: number,
  slug: string,
): Promise<Addressed | null> {
  const [row] = await listAddressed(db, [{ siteId, slug }]);
  return row ?? null;
}

/** The slug of the post with this old address, or null. */
export async function findMoved(db: Db, siteId: number, address: string): Promise<string | null> {
  const [row] = await db<{ slug: string | null }[]>`
    select n.slug from news_item_old_addresses o join news_items n on n.id = o.news_item_id
     where o.site_id = ${siteId} and o.address = ${address}`;
  return row?.slug ?? null;
}

/** A live post as lists and feeds show it. */
export interface PublishedRow {
  id: number;
  siteId: number;
  type: PostType;
  postUrl: string;
  headline: string;
  description: string;
  imageUrl: string | null;
  details: unknown;
  byline: string | null;
  startsAt: Date | null;
  publishedAt: Date;
  /** When its current content was published. */
  updatedAt: Date;
  sections: string[];
  internalTags: string[];
  /** Its place in the list. */
  cursor: string;
}

/** Which live posts: of a site or one of its sections, of all types or some. */
export interface Published {
  siteId: number;
  sectionIds: number[] | null;
  types: readonly PostType[] | null;
  tag?: string | undefined;
  seriesId?: number | undefined;
}

/** The place of post `n` in a list by time: microseconds and id, which no insert moves. */
export const cursorOf = (db: Db, time: 'publication_at' | 'starts_at') =>
  db`(extract(epoch from n.${db(time)}) * 1000000)::bigint::text || '-' || n.id`;

/** The same as values to compare with. */
export const placeOf = (db: Db, cursor: string) => {
  const [micros = '0', id = '0'] = cursor.split('-');
  return db`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${Number(id)})`;
};

/** Live posts, newest first. */
export const listPublished = (
  db: Db,
  { siteId, sectionIds, types, tag, seriesId }: Published,
  { limit, offset = 0, after }: { limit: number; offset?: number; after?: string | undefined },
): Promise<PublishedRow[]> =>
  db<PublishedRow[]>`
    with page as (
      select n.id from news_items n
       where n.site_id = ${siteId} and n.status = 0 and n.slug is not null
         ${types ? db`and n.type = any(${[...types]}::text[])` : db``}
         ${
           sectionIds
             ? db`and exists (select from news_item_sections x
                    where x.news_item_id = n.id and x.section_id = any(${sectionIds}::int[]))`
             : db``
         }
         ${tag === undefined ? db`` : db`and n.tags @> array[${tag}]`}
         ${
           seriesId === undefined
             ? db``
             : db`and n.id in (select x.news_item_id from series_posts x where x.series_id = ${seriesId})`
         }
         ${after === undefined ? db`` : db`and (n.publication_at, n.id) < ${placeOf(db, after)}`}
       order by n.publication_at desc, n.id desc limit ${limit} offset ${offset})
    select n.id, n.site_id, n.type, ${postAddress(db)} as post_url, n.headline, n.description, n.image_url,
           c.details, n.byline, n.starts_at, n.publication_at as published_at, n.internal_tags,
           greatest(r.published_at, n.publication_at) as updated_at, ${cursorOf(db, 'publication_at')} as cursor,
           array(select e.title from news_item_sections x join sections e on e.id = x.section_id
                  where x.news_item_id = n.id order by x.position) as sections
      from page p join news_items n on n.id = p.id join sites s on s.id = n.site_id
      join news_item_contents c on c.news_item_id = n.id
      left join news_item_revisions r on r.id = n.revision_id
     order by n.publication_at desc, n.id desc`;

/** Every section of a site. */
export const listSiteSections = (db: Db, siteId: number) =>
  db<{ id: number; title: string }[]>`
    select id, title from sections where site_id = ${siteId} order by position, id`;

/** The photos of these photosets in order, without deleted ones. */
export async function findPhotosets(db: Db, ids: readonly number[]): Promise<Photosets> {
  if (ids.length === 0) return new Map();
  const rows = await db<{ id: number; photos: (PagePhoto & Shown)[] }[]>`
    select t.id, json_agg(json_build_object('src', p.src, 'altTag', p.alt_tag, 'credit', p.credit,
                            'width', p.width, 'height', p.height, 'crop', p.crop, 'focus', p.focus,
                            'photoType', p.photo_type) order by s.position) as photos
      from photosets t join photoset_photos s on s.photoset_id = t.id join photos p on p.id = s.photo_id
     where t.id = any(${[...ids]}::integer[]) and t.deleted_at is null and p.deleted_at is null
     group by t.id`;
  return new Map(
    rows.map(({ id, photos }) => [
      id,
      photos.map((photo) => {
        const { width, height } = shownArea(photo);
        return { src: photo.src, altTag: photo.altTag, credit: photo.credit, width, height };
      }),
    ]),
  );
}

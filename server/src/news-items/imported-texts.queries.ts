import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { setLinksOfMany } from './add-posts.queries.ts';

/** What an import writes of a post that is here already; its state, its slug and its marks stay. */
export interface ImportedText {
  id: number;
  headline: string;
  description: string;
  body: string;
  imageUrl: string | null;
  postUrl: string | null;
  byline: string | null;
  bylineNames: string[];
  tags: string[];
  startsAt: Date | string | null;
  endsAt: Date | string | null;
  details: object;
  sectionIds: number[];
  authorIds: number[];
}

/** What posts say now. */
export const findTexts = (db: Db, seen: Rows<'post'>, ids: readonly number[]) => db<ImportedText[]>`
  select n.id, n.headline, n.description, c.body, n.image_url, n.post_url, n.byline, n.byline_names, n.tags, n.starts_at, n.ends_at, c.details,
         array(select s.section_id from news_item_sections s where s.news_item_id = n.id order by s.position) as section_ids,
         array(select a.author_id from news_item_authors a where a.news_item_id = n.id order by a.position) as author_ids
    from news_items n join news_item_contents c on c.news_item_id = n.id
   where n.id = any(${[...ids]}::int[]) and ${within(db, seen, 'n')}`;

/** Writes what posts say; answers their new versions by id. */
export async function writeTexts(
  db: Db,
  texts: readonly ImportedText[],
): Promise<Map<number, number>> {
  if (texts.length === 0) return new Map();
  const rows = texts.map((text) => ({
    id: text.id,
    headline: text.headline,
    description: text.description,
    body: text.body,
    image_url: text.imageUrl,
    post_url: text.postUrl,
    byline: text.byline,
    byline_names: text.bylineNames,
    tags: text.tags,
    starts_at: text.startsAt,
    ends_at: text.endsAt,
    details: text.details,
  }));
  const given = db.json(rows as never);
  await db`
    update news_item_contents c set body = t.body, details = t.details
      from jsonb_to_recordset(${given}) as t (id int, body text, details jsonb) where c.news_item_id = t.id`;
  const linksOf = (key: 'sectionIds' | 'authorIds') =>
    texts.map((text) => ({ id: text.id, linked: text[key] }));
  await setLinksOfMany(db, 'section', linksOf('sectionIds'));
  await setLinksOfMany(db, 'author', linksOf('authorIds'));
  const written = await db<{ id: number; version: number }[]>`
    update news_items n
       set headline = t.headline, description = t.description, image_url = t.image_url, post_url = t.post_url,
           byline = t.byline, byline_names = t.byline_names, tags = t.tags, starts_at = t.starts_at, ends_at = t.ends_at
      from jsonb_to_recordset(${given}) as t (
             id int, headline text, description text, image_url text, post_url text, byline text, byline_names text[], tags text[],
             starts_at timestamptz, ends_at timestamptz)
     where n.id = t.id returning n.id, n.version`;
  return new Map(written.map(({ id, version }) => [id, version]));
}

/**
 * Notes that posts say again what the import before this one has brought. Why without the fingerprint of this one: what
 * the file said then is no longer what is here.
 */
export async function leaveToEarlier(
  db: Db,
  importId: number,
  versions: ReadonlyMap<number, number>,
): Promise<void> {
  const ids = [...versions.keys()];
  await db`
    update import_changes set after = after - 'fingerprint'
     where import_id = ${importId} and record_id = any(${ids}::int[])`;
  await db`
    update import_changes h set record_version = t.version
      from unnest(${ids}::int[], ${[...versions.values()]}::int[]) as t (id, version)
     where h.record_id = t.id and h.after ? 'fingerprint' and h.import_id = (
             select max(x.import_id) from import_changes x where x.record_id = t.id and x.after ? 'fingerprint')`;
}

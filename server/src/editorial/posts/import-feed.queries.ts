import type { ImportState } from '@masthead/shared/platform/imports/import.ts';
import { centralZone } from '@masthead/shared/platform/values/dates.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Label, StoredChoice } from './label-rules.ts';

/**
 * The posts of a site with one of these keys, with the fingerprint of their import, and whether
 * anyone has changed them since.
 */
export const findByKeys = (
  db: Db,
  visible: Rows<'post'>,
  siteId: number,
  keys: readonly string[],
) =>
  db<
    {
      id: number;
      externalKey: string;
      postUrl: string | null;
      fingerprint: string | null;
      isUntouched: boolean;
      changedBy: string | null;
    }[]
  >`
    select n.id, n.external_key, n.post_url, h.after ->> 'fingerprint' as fingerprint,
           coalesce(n.version = h.record_version, false) and c.draft_revision_id is null
             and not exists (select from news_item_revisions r where r.news_item_id = n.id and r.proposal = 'open') as is_untouched,
           (select name from users where id = n.updated_by) as changed_by
      from news_items n join news_item_contents c on c.news_item_id = n.id
      left join lateral (
        select x.record_version, x.after from import_changes x
         where x.record_id = n.id and x.after ? 'fingerprint' order by x.import_id desc limit 1) h on true
     where n.site_id = ${siteId} and n.external_key = any(${[...keys]}::text[]) and ${within(db, visible, 'n')}`;

/** Holds posts until the end of the transaction. */
export async function lockPosts(
  db: Db,
  visible: Rows<'post'>,
  ids: readonly number[],
): Promise<void> {
  await db`
    select from news_items n where n.id = any(${[...ids]}::integer[]) and ${within(db, visible, 'n')}
     order by n.id for update of n`;
}

/** Locks and reads what decides whether an import of posts can be undone. */
export function lockImported(db: Db, visible: Rows<'post'>, ids: readonly number[]) {
  return db<{ id: number; version: number; headline: string; changedBy: string | null }[]>`
    select n.id, n.version, n.headline, (select name from users where id = n.updated_by) as changed_by
      from news_items n where n.id = any(${[...ids]}::integer[]) and ${within(db, visible, 'n')}
     order by n.id for update of n`;
}

/**
 * Changes to locked posts that don't raise their version: unpublished changes, proposals, series.
 * Why after the lock: writers of these lock the post.
 */
export function findWorkOn(db: Db, visible: Rows<'post'>, ids: readonly number[]) {
  return db<
    {
      id: number;
      draftOf: string | null;
      hasDraft: boolean;
      proposalOf: string | null;
      series: string | null;
    }[]
  >`
    select n.id, c.draft_revision_id is not null as has_draft,
           (select u.name from news_item_revisions r join users u on u.id = r.actor_id where r.id = c.draft_revision_id) as draft_of,
           (select u.name from news_item_revisions r join users u on u.id = r.actor_id
             where r.news_item_id = n.id and r.proposal = 'open' order by r.id limit 1) as proposal_of,
           (select s.name from series_posts p join series s on s.id = p.series_id
             where p.news_item_id = n.id and s.deleted_at is null order by s.id limit 1) as series
      from news_items n join news_item_contents c on c.news_item_id = n.id where n.id = any(${[...ids]}::integer[]) and ${within(db, visible, 'n')}`;
}

/** Soft-deletes posts that an import added, and frees their keys. */
export async function takeBack(db: Db, ids: readonly number[]): Promise<void> {
  await db`
    update news_items set status_before_delete = status, status = 4, deleted_at = now(), external_key = null
     where id = any(${[...ids]}::integer[])`;
}

/**
 * What an import of posts is asked for: the site with its clock, and the moment, so that every walk through a calendar
 * unfolds the same.
 */
export async function importOptions(db: Db, visible: Rows<'site'>, siteId: number) {
  const [site] = await db<{ timeZone: string }[]>`
    select time_zone from sites where id = ${siteId} and ${within(db, visible, 'sites')}`;
  return { siteId, zone: site?.timeZone ?? centralZone, at: new Date().toISOString() };
}

/** The label choices for files from one source into a site. */
export const listChoices = (db: Db, visible: Rows<'site'>, siteId: number, source: string) =>
  db<StoredChoice[]>`
    select c.kind, c.key, c.becomes, c.section_id
      from import_label_choices c join sites s on s.id = c.site_id
     where c.site_id = ${siteId} and c.source = ${source} and ${within(db, visible, 's')}`;

/** Saves label choices; the last one wins. */
export async function saveChoices(
  db: Db,
  siteId: number,
  source: string,
  choices: readonly StoredChoice[],
): Promise<void> {
  await db`
    insert into import_label_choices (site_id, source, kind, key, becomes, section_id)
    select ${siteId}, ${source}, t.kind, t.key, t.becomes, t.section_id
      from jsonb_to_recordset(${db.json(
        choices.map(({ kind, key, becomes, sectionId }) => ({
          kind,
          key,
          becomes,
          section_id: sectionId,
        })),
      )}) as t (kind text, key text, becomes text, section_id int)
    on conflict (site_id, source, kind, key) do update
      set becomes = excluded.becomes, section_id = excluded.section_id`;
}

/** Saves the labels that the check of a file has found, in the place of those of an earlier check. */
export async function saveLabels(
  db: Db,
  importId: number,
  labels: readonly (Label & { key: string; posts: number })[],
  found: { source: string; otherLabels: number },
): Promise<void> {
  await db`update imports set options = options || ${db.json(found)} where id = ${importId}`;
  await db`delete from import_labels where import_id = ${importId}`;
  await db`
    insert into import_labels (import_id, kind, key, name, posts)
    select ${importId}, t.kind, t.key, t.name, t.posts
      from jsonb_to_recordset(${db.json(labels.map(({ kind, key, name, posts }) => ({ kind, key, name, posts })))})
        as t (kind text, key text, name text, posts int)`;
}

/** The labels of an import of posts, those of most posts first. */
export const listLabels = (db: Db, visible: Rows<'import'>, importId: number) =>
  db<(Label & { key: string; posts: number })[]>`
    select l.kind, l.key, l.name, l.posts from import_labels l join imports i on i.id = l.import_id
     where l.import_id = ${importId} and ${within(db, visible, 'i')}
     order by l.kind desc, l.posts desc, l.name collate "und-x-icu"`;

/** An import of posts as its labels need it, or null; `hold` keeps it as it is until the end of the transaction. */
export async function findLabelled(db: Db, visible: Rows<'import'>, id: number, hold = false) {
  const [row] = await db<
    { id: number; state: ImportState; siteId: number; source: string; others: number }[]
  >`
    select i.id, i.state, (i.options ->> 'siteId')::int as site_id, coalesce(i.options ->> 'source', '') as source,
           coalesce((i.options ->> 'otherLabels')::int, 0) as others
      from imports i where i.id = ${id} and i.kind = 'feed' and ${within(db, visible, 'i')} ${hold ? db`for share of i` : db``}`;
  return row ?? null;
}

import type { ImportState } from '@masthead/shared/imports/import.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import type { Label, StoredChoice } from './label-rules.ts';

/** What people chose for the labels of files from one source into a site. */
export const listChoices = (db: Db, seen: Rows<'site'>, siteId: number, source: string) =>
  db<StoredChoice[]>`
    select c.kind, c.key, c.becomes, c.section_id
      from import_label_choices c join sites s on s.id = c.site_id
     where c.site_id = ${siteId} and c.source = ${source} and ${within(db, seen, 's')}`;

/** Remembers what people chose; the last choice counts. */
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
export const listLabels = (db: Db, seen: Rows<'import'>, importId: number) =>
  db<(Label & { key: string; posts: number })[]>`
    select l.kind, l.key, l.name, l.posts from import_labels l join imports i on i.id = l.import_id
     where l.import_id = ${importId} and ${within(db, seen, 'i')}
     order by l.kind desc, l.posts desc, l.name collate "und-x-icu"`;

/** An import of posts as its labels need it, or null; `hold` keeps it as it is until the end of the transaction. */
export async function findLabelled(db: Db, seen: Rows<'import'>, id: number, hold = false) {
  const [row] = await db<
    { id: number; state: ImportState; siteId: number; source: string; others: number }[]
  >`
    select i.id, i.state, (i.options ->> 'siteId')::int as site_id, coalesce(i.options ->> 'source', '') as source,
           coalesce((i.options ->> 'otherLabels')::int, 0) as others
      from imports i where i.id = ${id} and i.kind = 'feed' and ${within(db, seen, 'i')} ${hold ? db`for share of i` : db``}`;
  return row ?? null;
}

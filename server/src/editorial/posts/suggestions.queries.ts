import type { Db } from '../../platform/db/client.ts';

/** What one person suggests for a post. */
export interface SuggestionRow {
  id: number;
  authorId: number | null;
  author: string | null;
  imageUrl: string | null;
  version: number;
  updatedAt: Date;
  base: string;
  suggested: string;
  changes: number;
  /** Both texts before the latest decision; null if there is none to take back. */
  earlierBase: string | null;
  earlierSuggested: string | null;
}

/** Two texts, and how many differences they have. */
export interface SuggestedTexts {
  base: string;
  suggested: string;
  changes: number;
}

const columns = (db: Db) => db`
  g.id, g.author_id, u.name as author, u.image_url, g.set_version as version, g.updated_at, g.base, g.suggested, g.changes,
  g.earlier_base, g.earlier_suggested`;

/** The open sets of a post, and the person's own; the caller has found the post. */
export const listSuggestions = (db: Db, newsItemId: number, personId: number) =>
  db<SuggestionRow[]>`
    select ${columns(db)} from news_item_suggestions g left join users u on u.id = g.author_id
     where g.news_item_id = ${newsItemId} and (g.changes > 0 or g.author_id = ${personId}) order by g.id`;

/** A set of a post, or null; the caller has found the post. */
export async function findSuggestions(
  db: Db,
  newsItemId: number,
  setId: number,
): Promise<SuggestionRow | null> {
  const [row] = await db<SuggestionRow[]>`
    select ${columns(db)} from news_item_suggestions g left join users u on u.id = g.author_id
     where g.news_item_id = ${newsItemId} and g.id = ${setId}`;
  return row ?? null;
}

/**
 * Saves the acting person's own set, if it still has the version that they saw; null: they saw none that was open.
 * Returns its id, or null if it has another version.
 */
export async function saveSuggestions(
  db: Db,
  newsItemId: number,
  version: number | null,
  { base, suggested, changes }: SuggestedTexts,
): Promise<number | null> {
  const [row] =
    version === null
      ? await db<{ id: number }[]>`
          insert into news_item_suggestions as g (news_item_id, base, suggested, changes)
          values (${newsItemId}, ${base}, ${suggested}, ${changes})
          on conflict (news_item_id, author_id) do update
             set base = excluded.base, suggested = excluded.suggested, changes = excluded.changes, ${saved(db)}
           where g.changes = 0 returning g.id`
      : await db<{ id: number }[]>`
          update news_item_suggestions g
             set base = ${base}, suggested = ${suggested}, changes = ${changes}, ${saved(db)}
           where g.news_item_id = ${newsItemId} and g.author_id = current_actor() and g.set_version = ${version} returning g.id`;
  return row?.id ?? null;
}

const saved = (db: Db) => db`set_version = g.set_version + 1, updated_at = clock_timestamp(),
  earlier_base = null, earlier_suggested = null, decided_at = null`;

/** Saves a set after a decision, if it still has this version, and notes the decision in words. */
export async function saveDecision(
  db: Db,
  newsItemId: number,
  { id, version }: { id: number; version: number },
  { base, suggested, changes }: SuggestedTexts,
  told: string,
): Promise<boolean> {
  const rows = await db`
    update news_item_suggestions g
       set base = ${base}, suggested = ${suggested}, changes = ${changes}, set_version = g.set_version + 1,
           updated_at = clock_timestamp(), earlier_base = g.base, earlier_suggested = g.suggested, decided_at = clock_timestamp()
     where g.id = ${id} and g.set_version = ${version} returning g.id`;
  if (rows.length > 0) await noteDecision(db, newsItemId, told);
  return rows.length > 0;
}

/** Takes the latest decision on a set back, if nothing changed since. */
export async function undoDecision(
  db: Db,
  newsItemId: number,
  { id, version }: { id: number; version: number },
  changes: number,
  told: string,
): Promise<boolean> {
  const rows = await db`
    update news_item_suggestions g set base = g.earlier_base, suggested = g.earlier_suggested, changes = ${changes}, ${saved(db)}
     where g.id = ${id} and g.set_version = ${version} and g.decided_at is not null returning g.id`;
  if (rows.length > 0) await noteDecision(db, newsItemId, told);
  return rows.length > 0;
}

const noteDecision = (db: Db, newsItemId: number, told: string) =>
  db`insert into news_item_decisions (news_item_id, told) values (${newsItemId}, ${told})`;

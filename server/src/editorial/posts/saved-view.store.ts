import type { ContentFilters } from '@masthead/shared/editorial/posts/content-filters.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { ofPerson, type Rows, rowRule, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** Only its owner may change a view; its teams may see it. */
export const savedViewRows = rowRule({ record: 'saved-view', visibleTo: 'person', own: ofPerson });

export interface SavedViewRow {
  id: number;
  version: number;
  type: AddedType;
  name: string;
  filters: ContentFilters;
  teams: string[];
  isOwn: boolean;
  owner: string;
}
type Asked = Pick<SavedViewRow, 'type' | 'name' | 'filters' | 'teams'>;

/** One's own views, then those of one's teams; an admin is of every team. */
export const listViews = (
  db: Db,
  own: Rows<'saved-view'>,
  { roles, isAdmin }: { roles: readonly string[]; isAdmin: boolean },
  types: readonly AddedType[],
) =>
  db<SavedViewRow[]>`
    select v.id, v.version, v.type, v.name, v.filters, v.teams, u.name as owner, ${within(db, own, 'v')} as is_own
      from saved_views v join users u on u.id = v.user_id
     where v.type = any(${types}::text[])
       and (${within(db, own, 'v')}
         or (not u.is_disabled and v.teams && ${roles}::text[])
         or (not u.is_disabled and ${isAdmin} and v.teams <> '{}'))
     order by is_own desc, lower(v.name), v.id limit 60`;

/** Adds a view; null if the person already has the most allowed. */
export async function insertView(
  db: Db,
  own: Rows<'saved-view'>,
  userId: number,
  { type, name, filters, teams }: Asked,
  limit: number,
): Promise<number | null> {
  // Why: two at once must not both be the last that fits.
  await db`select 1 from users where id = ${userId} for update`;
  const [row] = await db<{ id: number }[]>`
    insert into saved_views (user_id, type, name, filters, teams)
    select ${userId}, ${type}, ${name}, ${db.json(filters)}, ${teams}::text[]
     where (select count(*) from saved_views v where ${within(db, own, 'v')}) < ${limit} returning id`;
  return row?.id ?? null;
}

/** Changes a view; null if it doesn't exist or its version is outdated. */
export async function updateView(
  db: Db,
  own: Rows<'saved-view'>,
  { id, version, name, filters, teams }: Asked & { id: number; version: number },
): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    update saved_views v set name = ${name}, filters = ${db.json(filters)}, teams = ${teams}::text[],
       version = version + 1, updated_at = now()
     where v.id = ${id} and v.version = ${version} and ${within(db, own, 'v')} returning v.id`;
  return row?.id ?? null;
}

export async function deleteView(db: Db, own: Rows<'saved-view'>, id: number): Promise<boolean> {
  const { count } =
    await db`delete from saved_views v where v.id = ${id} and ${within(db, own, 'v')}`;
  return count > 0;
}

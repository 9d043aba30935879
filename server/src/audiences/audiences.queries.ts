import type { audienceRecord } from '@masthead/shared/audiences/audience.record.ts';
import type { RowOf } from '@masthead/shared/records/record.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { columnsOf, sourceOf } from '../records/columns.ts';
import { audienceStore } from './audience.record.ts';

/** An audience that somebody may see, or null. */
export async function findAudience(db: Db, seen: Rows<'audience'>, id: string) {
  const [row] = await db<RowOf<typeof audienceRecord>[]>`
    select ${columnsOf(db, audienceStore)} from ${sourceOf(db, audienceStore)}
     where a.id = ${id} and a.deleted_at is null and ${within(db, seen, 'a')}`;
  return row ?? null;
}

/** What an audience is called and whether it is deleted, held as it is until the end of the transaction. */
export async function holdAudience(db: Db, seen: Rows<'audience'>, id: string) {
  const [row] = await db<{ name: string; isDeleted: boolean }[]>`
    select name, deleted_at is not null as is_deleted from audiences a
     where id = ${id} and ${within(db, seen, 'a')} for share`;
  return row ?? null;
}

/** Every audience that somebody may see, by name. */
export const listAudiences = (db: Db, seen: Rows<'audience'>) => db<RowOf<typeof audienceRecord>[]>`
  select ${columnsOf(db, audienceStore)} from ${sourceOf(db, audienceStore)}
   where a.deleted_at is null and ${within(db, seen, 'a')}
   order by a.name collate "und-x-icu", a.id`;

/** The audiences of a site, as a mail provider lists them. */
export const listAudiencesOfSite = (db: Db, seen: Rows<'audience'>, siteId: number) => db<
  { id: string; name: string }[]
>`
  select a.id, a.name from audiences a
   where a.site_id = ${siteId} and a.deleted_at is null and ${within(db, seen, 'a')}
   order by name collate "und-x-icu", id`;

import type { RowOf } from '@masthead/shared/records/record.ts';
import type { representativeRecord } from '@masthead/shared/representatives/representative.record.ts';
import type { Representative } from '@masthead/shared/representatives/representative.ts';
import { type Rows, type Seer, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { contains } from '../db/contains.ts';
import { columnsOf, sourceOf } from '../records/columns.ts';
import { findRecord } from '../records/records.queries.ts';
import { representativeStore } from './representative.record.ts';

/** A representative as stored. */
type RepresentativeRow = RowOf<typeof representativeRecord>;

/** A representative that somebody may see. */
export const findRepresentative = (db: Db, seer: Seer, id: number) =>
  findRecord(db, representativeStore, seer, id);

/** A page of representatives by name (Spec, showcase 7). */
export async function listRepresentatives(
  db: Db,
  seen: Rows<'representative'>,
  search: { name: string | null; showcaseFirmId: number | null; limit: number; offset: number },
) {
  const where = db`
    where r.deleted_at is null and f.deleted_at is null and ${within(db, seen, 'r')}
    ${search.name ? db`and ${contains(db, 'r.name', search.name)}` : db``}
    ${search.showcaseFirmId ? db`and r.showcase_firm_id = ${search.showcaseFirmId}` : db``}`;
  const [rows, [count]] = await Promise.all([
    db<
      RepresentativeRow[]
    >`select ${columnsOf(db, representativeStore)} from ${sourceOf(db, representativeStore)} ${where}
       order by r.name collate "und-x-icu", r.id limit ${search.limit} offset ${search.offset}`,
    db<{ n: number }[]>`select count(*) as n
       from representatives r join showcase_firms f on f.id = r.showcase_firm_id ${where}`,
  ]);
  return { rows, totalCount: count?.n ?? 0 };
}

/** The representatives of one firm by name, as pickers need them. */
export function listRepresentativesOfFirm(
  db: Db,
  seen: Rows<'representative'>,
  firmId: number,
  most: number,
) {
  return db<Pick<Representative, 'id' | 'name' | 'phone' | 'email' | 'imageUrl'>[]>`
    select r.id, r.name, r.phone, r.email, r.image_url
      from representatives r join showcase_firms f on f.id = r.showcase_firm_id
     where r.showcase_firm_id = ${firmId} and r.deleted_at is null and ${within(db, seen, 'r')}
     order by r.name collate "und-x-icu", r.id limit ${most}`;
}

import type { Direction } from '@masthead/shared/platform/contract/paging.ts';
import type { RowOf } from '@masthead/shared/platform/records/record.ts';
import { firmMessages } from '@masthead/shared/showcase/firms/firm.messages.ts';
import type { RepresentativeSort } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import { representativeRecord } from '@masthead/shared/showcase/representatives/representative.record.ts';
import type { Representative } from '@masthead/shared/showcase/representatives/representative.ts';
import {
  ofFirm,
  type Rows,
  rowRule,
  rowsOf,
  type Seer,
  within,
} from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { contains } from '../../platform/db/contains.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { columnsOf, sourceOf } from '../../platform/records/columns.ts';
import { findRecord } from '../../platform/records/records.queries.ts';
import { none, type Store } from '../../platform/records/store.ts';
import { findFirm, firmRows, holdFirms } from '../firms/firm.store.ts';

/** A realtor belongs to the organization of the firm. */
export const representativeRows = rowRule({
  record: 'representative',
  visibleTo: 'organization',
  own: ofFirm,
});

/** Realtors, as the server saves them. */
export const representativeStore: Store<typeof representativeRecord> = {
  record: representativeRecord,
  alias: 'r',
  joins: 'join showcase_firms f on f.id = r.showcase_firm_id',
  added: 'f.name as firm',
  rows: representativeRows,
  found: { detail: `concat_ws(' · ', f.name, r.email)`, order: 'r.updated_at desc' },
  holds: async (db, seer, id, { firmId }) => {
    const current = id === null ? null : await findRecord(db, representativeStore, seer, id);
    await holdFirms(db, rowsOf(seer, firmRows), [current?.firmId, firmId]);
  },
  check: async (db, { seer, values, current }) => {
    if (values.firmId === current?.firmId) return;
    if (!(await findFirm(db, seer, values.firmId)))
      throw badRequest({ path: 'firmId', message: firmMessages.unknown });
  },
  restoreRule: none('its firm is never deleted'),
  mayDelete: () => true,
};

/** A stored representative. */
type RepresentativeRow = RowOf<typeof representativeRecord>;

/** A representative that the caller may see. */
export const findRepresentative = (db: Db, seer: Seer, id: number) =>
  findRecord(db, representativeStore, seer, id);

/** The same, including deleted ones. */
export const findAnyRepresentative = (db: Db, seer: Seer, id: number) =>
  findRecord(db, representativeStore, seer, id, { withDeleted: true });

/** These representatives that the caller may see, including deleted ones, locked until the transaction ends. */
export async function holdRepresentatives(
  db: Db,
  visible: Rows<'representative'>,
  ids: readonly (number | null | undefined)[],
): Promise<readonly Pick<RepresentativeRow, 'id' | 'firmId' | 'isDeleted'>[]> {
  const named = ids.filter((id) => typeof id === 'number');
  if (named.length === 0) return [];
  return db<Pick<RepresentativeRow, 'id' | 'firmId' | 'isDeleted'>[]>`
    select r.id, r.showcase_firm_id as firm_id, r.deleted_at is not null as is_deleted
      from representatives r
     where r.id = any(${named}::integer[]) and ${within(db, visible, 'r')} order by r.id for share`;
}

/** A request for a list of representatives. */
interface RepresentativeSearch {
  name: string | null;
  firmId: number | null;
  isLacking?: boolean | null | undefined;
  sort?: RepresentativeSort | null | undefined;
  direction?: Direction | null | undefined;
  limit: number;
  offset: number;
}

/** The condition for realtors without a photo, an email or a phone number. */
const lacking = (db: Db) =>
  db`coalesce(r.image_url, '') = '' or coalesce(r.email, '') = '' or coalesce(r.phone, '') = ''`;

/** The same within the caller's scope, as a part of another statement. */
export const representativesLacking = (db: Db, visible: Rows<'representative'>) => db`
  select from representatives r join showcase_firms f on f.id = r.showcase_firm_id
   where r.deleted_at is null and f.deleted_at is null and ${within(db, visible, 'r')} and (${lacking(db)})`;

const sortKeys: Record<RepresentativeSort, string> = { name: 'r.name', firm: 'f.name' };

/** A page of representatives, by name unless sorted otherwise (Spec, showcase 7). */
export async function listRepresentatives(
  db: Db,
  visible: Rows<'representative'>,
  search: RepresentativeSearch,
) {
  const direction = db.unsafe(search.direction ?? 'asc');
  const key = db.unsafe(sortKeys[search.sort ?? 'name']);
  const where = db`
    where r.deleted_at is null and f.deleted_at is null and ${within(db, visible, 'r')}
    ${search.name ? db`and ${contains(db, 'r.name', search.name)}` : db``}
    ${search.firmId ? db`and r.showcase_firm_id = ${search.firmId}` : db``}
    ${search.isLacking ? db`and (${lacking(db)})` : db``}`;
  const [rows, [count]] = await Promise.all([
    db<
      RepresentativeRow[]
    >`select ${columnsOf(db, representativeStore)} from ${sourceOf(db, representativeStore)} ${where}
       order by ${key} collate "und-x-icu" ${direction}, r.name collate "und-x-icu" ${direction}, r.id ${direction}
       limit ${search.limit} offset ${search.offset}`,
    db<{ n: number }[]>`select count(*) as n
       from representatives r join showcase_firms f on f.id = r.showcase_firm_id ${where}`,
  ]);
  return { rows, totalCount: count?.n ?? 0 };
}

/** The representatives of one firm by name, as pickers need them. */
export function listRepresentativesOfFirm(
  db: Db,
  visible: Rows<'representative'>,
  firmId: number,
  most: number,
) {
  return db<Pick<Representative, 'id' | 'name' | 'phone' | 'email' | 'imageUrl'>[]>`
    select r.id, r.name, r.phone, r.email, r.image_url
      from representatives r join showcase_firms f on f.id = r.showcase_firm_id
     where r.showcase_firm_id = ${firmId} and r.deleted_at is null and ${within(db, visible, 'r')}
     order by r.name collate "und-x-icu", r.id limit ${most}`;
}
